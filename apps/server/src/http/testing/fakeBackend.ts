import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createSocketDirectory } from '../../worker/socketDirectory';

export interface FakeBackend {
  socketPath: string;
  server: Server;
  /** What has arrived, in order. */
  seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

/** Something that listens where the back end would, and echoes what it is told unless a test knows better. */
export async function fakeBackend(listener?: RequestListener): Promise<FakeBackend> {
  const directory = createSocketDirectory();
  const socketPath = directory.socketPath(1);
  const seen: FakeBackend['seen'] = [];
  const sockets = new Set<Duplex>();
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    if (listener) return listener(request, response);
    let body = '';
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      return;
    }
    seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url: request.url }));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(socketPath);
  await once(server, 'listening');
  return {
    socketPath,
    server,
    seen,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      directory.remove();
    },
  };
}
