/**
 * @typedef {object} Request
 * @property {string} url
 * @property {string} [initiator] address of the document or script that asked for it
 * @property {number} startedAt ms since the epoch, like every time here
 * @property {number} [endedAt]
 * @property {number} bytes over the wire with headers, once it has ended
 */

/** Follows everything that a page fetches. @param {import('playwright-core').CDPSession} session */
export async function watchTraffic(session) {
  /** @type {Map<string, Request>} */
  const requests = new Map();
  // The protocol's clock has an origin of its own; the document's request tells both times.
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, wallTime }) => {
    offset ||= (wallTime - timestamp) * 1000;
    // The browser asks for the icon when it likes.
    if (!request.url.startsWith('http') || request.url.endsWith('/favicon.svg')) return;
    requests.set(requestId, {
      url: request.url,
      initiator: initiator.url ?? scriptOf(initiator.stack),
      startedAt: timestamp * 1000 + offset,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp * 1000 + offset, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  await session.send('Network.enable');
  return {
    requests: () => [...requests.values()],
    isQuiet: () => [...requests.values()].every(({ endedAt }) => endedAt !== undefined),
  };
}

/** The script on top of a stack, or of the stack that had led to it. */
function scriptOf(stack) {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url)?.url ?? scriptOf(stack.parent);
}

/**
 * What had come over the wire in whole answers at a time: a part of one has not helped to paint anything.
 * @param {Request[]} requests
 * @param {number} at
 */
export const bytesAt = (requests, at) =>
  requests.reduce(
    (sum, { endedAt, bytes }) => (endedAt !== undefined && endedAt <= at ? sum + bytes : sum),
    0,
  );

/**
 * The longest chain of requests of which each was asked for by what the one before had brought.
 * @param {Request[]} requests
 */
export function depthOf(requests) {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  /** @returns {number} */
  const depth = ({ url, initiator }, below = []) => {
    const chain = [...below, url];
    const cause = chain.includes(initiator) ? undefined : byUrl.get(initiator);
    return cause ? 1 + depth(cause, chain) : 1;
  };
  return Math.max(0, ...requests.map((request) => depth(request)));
}
