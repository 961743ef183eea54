import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { BodyTooLarge, limitBody } from '../http/bodyLimit';
import { refuseBody } from '../http/refuseBody';
import { sendJson } from '../http/respond';
import { whenOver } from '../http/whenOver';
import { passHeaders } from './passHeaders';
import { upstreamHeaders } from './upstreamHeaders';

export interface ProxiedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  socketPath: string;
  /** The visitor's. */
  address: string;
  /** The body when it has been read already; else it is streamed. */
  body?: Buffer;
  /** How long the back end may say nothing. */
  patienceMs?: number;
}

const RETRY_AFTER_S = 2;
const PATIENCE_MS = 60_000;

/** Nobody but the front speaks to these sockets, so a connection may wait for its next request for ever. */
const agent = new Agent({ keepAlive: true });

export function sendUnavailable(response: ServerResponse): void {
  const body = { code: 'unavailable', message: 'The database is being opened, try again in a moment' };
  sendJson(response, 503, body, { 'retry-after': RETRY_AFTER_S });
}

function sendTooSlow(response: ServerResponse): void {
  sendJson(response, 504, { code: 'timeout', message: 'The database took too long' });
}

/** How the body is framed on the way to the back end: always said, never left to the method. */
type Framing = { kind: 'none' } | { kind: 'length'; bytes: number } | { kind: 'chunked' };

function framingOf({ request, body }: ProxiedRequest): Framing {
  if (body) return { kind: 'length', bytes: body.length };
  if (request.headers['transfer-encoding'] !== undefined) return { kind: 'chunked' };
  const bytes = Number(request.headers['content-length'] ?? 0);
  return bytes > 0 ? { kind: 'length', bytes } : { kind: 'none' };
}

function framingHeaders(framing: Framing): Record<string, string> {
  if (framing.kind === 'chunked') return { 'transfer-encoding': 'chunked' };
  return framing.kind === 'length' ? { 'content-length': String(framing.bytes) } : {};
}

/**
 * Passes a request on to the back end, streaming both ways. A connection whose request was not sent whole is not
 * used again: the back end would take the next visitor's request for the rest of the body.
 * @returns the status that the visitor got; 0 when the visitor left before.
 */
export function proxyRequest(proxied: ProxiedRequest): Promise<number> {
  const { request, response, socketPath, address, body, patienceMs = PATIENCE_MS } = proxied;
  if (response.destroyed || request.socket.destroyed) return Promise.resolve(0);
  const framing = framingOf(proxied);
  return new Promise((resolve) => {
    let isTooSlow = false;
    const upstream = httpRequest({
      socketPath,
      agent,
      method: request.method,
      path: request.url,
      headers: { ...upstreamHeaders(request, address), ...framingHeaders(framing) },
      timeout: patienceMs,
    });
    whenOver(request, response, () => {
      resolve(response.headersSent ? response.statusCode : 0);
      upstream.destroy();
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, passHeaders(answer.headers));
      response.flushHeaders();
      pipeline(answer, response, () => {});
    });
    upstream.on('timeout', () => {
      isTooSlow = true;
      upstream.destroy();
    });
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else if (response.destroyed) return;
      else if (isTooSlow) sendTooSlow(response);
      else sendUnavailable(response);
    });
    if (body || framing.kind === 'none') {
      upstream.end(body);
      return;
    }
    const limited = limitBody(framing.kind === 'length' ? framing.bytes : undefined);
    limited.on('error', (error) => {
      if (error instanceof BodyTooLarge) refuseBody(request, response);
      upstream.destroy();
    });
    request.pipe(limited).pipe(upstream);
  });
}
