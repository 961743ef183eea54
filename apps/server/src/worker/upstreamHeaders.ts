import type { IncomingMessage } from 'node:http';
import { isForwarded } from '../http/forwarded';
import { type PlainHeaders, passHeaders } from './passHeaders';
import { ADDRESS_HEADER } from './protocol';

/** The headers of a visitor's request on its way to the back end, without those that frame its body. */
export function upstreamHeaders(request: IncomingMessage, address: string): PlainHeaders {
  const { 'content-length': _, host = '', ...passed } = passHeaders(request.headers);
  return {
    ...passed,
    // Names of hosts have no case; the back end compares them as they are written.
    host: String(host).toLowerCase(),
    // Judged here, by what came in: whatever a proxy calls itself, the back end sees that there is one.
    ...(isForwarded(request.rawHeaders) ? { forwarded: `for="${address}"` } : {}),
    [ADDRESS_HEADER]: address,
  };
}
