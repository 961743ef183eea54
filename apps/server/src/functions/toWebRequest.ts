import type { IncomingMessage } from 'node:http';
import { isForwardingHeader } from '../http/forwarded';
import { passHeaders } from '../worker/passHeaders';

interface Parts {
  url: string;
  body: Buffer;
  /** The visitor's. */
  address: string;
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
}

const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** A Node request in the form that a function takes. Forwarding headers say what the front found, not what came in. */
export function toWebRequest(request: IncomingMessage, { url, body, address, signal }: Parts): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(passHeaders(request.headers))) {
    if (name === 'content-length' || isForwardingHeader(name)) continue;
    for (const each of [value].flat()) headers.append(name, each);
  }
  headers.set('x-forwarded-for', address);
  const method = request.method ?? 'GET';
  return new Request(url, {
    method,
    headers,
    signal,
    body: WITHOUT_BODY.has(method) ? undefined : new Uint8Array(body),
  });
}
