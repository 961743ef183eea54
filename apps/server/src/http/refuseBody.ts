import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './respond';

/** How long the rest of the body is thrown away before the connection is cut. */
const DRAIN_MS = 2_000;

/** 413. Closing at once would reset the connection, and the visitor would see that instead of the answer. */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendJson(response, 413, { code: 'too_large', message: 'The body is over 1 MB' });
  const { socket } = request;
  const late = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, DRAIN_MS);
  late.unref();
  request.resume();
}
