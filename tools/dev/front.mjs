import { request as askPortal, createServer } from 'node:http';
import { connect } from 'node:net';

/**
 * React inserts each style by itself during development, and so does the card that shows a build's errors.
 * Everything else is as strict as for visitors.
 */
export function relaxStyles(policy) {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

function relaxed(headers) {
  const policy = headers['content-security-policy'];
  return policy ? { ...headers, 'content-security-policy': relaxStyles(policy) } : headers;
}

/** The one address of development: files of the builds from memory, everything else from the portal's own server. */
export function createFront() {
  /** @type {() => Promise<number>} */
  let portalPort = () => Promise.reject(new Error('The portal is starting'));
  /** @type {Map<string, { answer(request: unknown, response: unknown, next: () => void): void }>} */
  const pages = new Map();

  function passOn(port, request, response) {
    const { method, url: path, headers } = request;
    const asked = askPortal({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, relaxed(answer.headers));
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  const server = createServer((request, response) => {
    const [, page] = [...pages].find(([prefix]) => request.url?.startsWith(prefix)) ?? [];
    if (page) return page.answer(request, response, () => response.writeHead(404).end('Not found'));
    portalPort().then(
      (port) => passOn(port, request, response),
      (error) => response.writeHead(503, { 'content-type': 'text/plain' }).end(error.message),
    );
  });

  function passSocketOn(port, request, socket, head) {
    const portal = connect(port, '127.0.0.1', () => {
      const headers = request.rawHeaders.map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `));
      portal.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      portal.write(head);
      portal.pipe(socket).pipe(portal);
    });
    portal.on('error', () => socket.destroy());
    socket.on('error', () => portal.destroy());
  }

  server.on('upgrade', (request, socket, head) => {
    // The builds listen for their own.
    if (request.url?.startsWith('/__dev/hot/')) return;
    portalPort().then(
      (port) => passSocketOn(port, request, socket, head),
      () => socket.destroy(),
    );
  });

  return {
    server,
    /** @param {string} prefix of the paths that this page's build answers */
    add: (prefix, page) => pages.set(prefix, page),
    /** @param {() => Promise<number>} port settles when the portal's server can be asked */
    passTo(port) {
      portalPort = port;
    },
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.on('error', reject).listen(port, '127.0.0.1', resolve);
      }),
  };
}
