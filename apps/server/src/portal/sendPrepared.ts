import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Prepared } from './documents';
import { acceptedEncodings } from './encoding';
import { isUnchanged } from './etag';

/** Answers GET and HEAD with a document or the registry; 304 when the visitor holds it already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, prepared: Prepared): void {
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
  const etag = prepared.etag.replace(/"$/, `-${encoding}"`);
  const headers = { ...prepared.headers, etag };
  if (prepared.status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = prepared.bodies[encoding];
  response.writeHead(prepared.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
