import type { IncomingHttpHeaders } from 'node:http';

/** They belong to one connection; each side of the front has its own. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Names that only the front itself may set. */
const isOurs = (name: string) => name.startsWith('x-portal-');

export type PlainHeaders = Record<string, string | string[]>;

/**
 * The headers that may pass from one side of the front to the other. A `connection` that names more of them is not
 * obeyed: it could take away what frames the body or says who asks. The front refuses such requests.
 */
export function passHeaders(headers: IncomingHttpHeaders): PlainHeaders {
  const passed: PlainHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || isOurs(name)) continue;
    passed[name] = value;
  }
  return passed;
}
