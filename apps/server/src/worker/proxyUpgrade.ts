import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { upstreamHeaders } from './upstreamHeaders';

function requestHead(request: IncomingMessage, address: string): string {
  const headers = {
    ...upstreamHeaders(request, address),
    connection: 'Upgrade',
    upgrade: request.headers.upgrade ?? '',
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}`),
  );
  return [`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** Hands a websocket over to the back end: from here on both sockets are one pipe. */
export function proxyUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { socketPath, address }: { socketPath: string; address: string },
): void {
  const upstream = connect(socketPath);
  const end = () => {
    socket.destroy();
    upstream.destroy();
  };
  for (const side of [socket, upstream]) side.on('error', end).on('close', end);
  upstream.on('connect', () => {
    upstream.write(requestHead(request, address));
    if (head.length > 0) upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
}
