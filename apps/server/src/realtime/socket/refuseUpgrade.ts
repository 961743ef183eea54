import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers an upgrade request with a plain HTTP status, and hangs up. */
export function refuseUpgrade(stream: Duplex, status: number): void {
  stream.on('error', () => {});
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}
