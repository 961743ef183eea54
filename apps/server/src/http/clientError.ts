import type { Duplex } from 'node:stream';

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what could not be read as HTTP, in one word, and hangs up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const reason = REASONS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
