import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { BodyTooLarge, limitBody } from '../http/bodyLimit';
import { refuseBody } from '../http/refuseBody';
import { sendJson } from '../http/respond';
import { passHeaders } from './passHeaders';
import { ADDRESS_HEADER } from './protocol';

export interface ProxiedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  socketPath: string;
  /** The visitor's. */
  address: string;
  /** The body when it has been read already; else it is streamed. */
  body?: Buffer;
}

const RETRY_AFTER_S = 2;

/** Nobody but the front speaks to these sockets, so a connection may wait for its next request for ever. */
const agent = new Agent({ keepAlive: true });

export function sendUnavailable(response: ServerResponse): void {
  const body = { code: 'unavailable', message: 'The database is being opened, try again in a moment' };
  sendJson(response, 503, body, { 'retry-after': RETRY_AFTER_S });
}

function upstreamHeaders({ request, address, body }: ProxiedRequest) {
  const headers = { ...passHeaders(request.headers), [ADDRESS_HEADER]: address };
  if (body) return { ...headers, 'content-length': String(body.length) };
  // Node frames the body of a GET or DELETE only when it is told to; unframed it would be read as another request.
  return request.headers['transfer-encoding'] ? { ...headers, 'transfer-encoding': 'chunked' } : headers;
}

/**
 * Passes a request on to the back end, streaming both ways.
 * @returns the status that the visitor got; 0 when the visitor left before.
 */
export function proxyRequest(proxied: ProxiedRequest): Promise<number> {
  const { request, response, socketPath, body } = proxied;
  if (response.destroyed) return Promise.resolve(0);
  return new Promise((resolve) => {
    const upstream = httpRequest({
      socketPath,
      agent,
      method: request.method,
      path: request.url,
      headers: upstreamHeaders(proxied),
    });
    const settle = () => resolve(response.headersSent ? response.statusCode : 0);
    response.on('finish', settle);
    response.on('close', () => {
      settle();
      upstream.destroy();
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, passHeaders(answer.headers));
      response.flushHeaders();
      pipeline(answer, response, () => {});
    });
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else if (!response.destroyed) sendUnavailable(response);
    });
    if (body) {
      upstream.end(body);
      return;
    }
    const limited = limitBody();
    limited.on('error', (error) => {
      if (error instanceof BodyTooLarge) refuseBody(request, response);
      upstream.destroy();
    });
    request.pipe(limited).pipe(upstream);
  });
}
