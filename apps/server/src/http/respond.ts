import type { ServerResponse } from 'node:http';

export type Headers = Record<string, string | number>;

/** Answers a whole body. HEAD keeps the headers and drops the body; Node sees to that by the method. */
export function sendBody(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Headers = {},
): void {
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  sendBody(response, status, { ...json, ...headers }, JSON.stringify(body));
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): void {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  sendBody(response, status, { ...plain, ...headers }, `${text}\n`);
}
