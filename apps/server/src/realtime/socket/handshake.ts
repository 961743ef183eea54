import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isVersion, type Version } from '../protocol/frame';

export const REALTIME_PATH = '/realtime/v1/websocket';

export interface HandshakeRules {
  keys: { publishable: string; secret: string };
  allowedOrigins: readonly string[];
}

export type Handshake = { apikey: string; version: Version } | { status: 400 | 401 | 403 };

/**
 * Whether a request may become a socket. A request without an Origin comes from no page, so no page can
 * misuse it; one with a foreign Origin is refused whatever key it has.
 */
export function checkHandshake(request: IncomingMessage, rules: HandshakeRules): Handshake {
  const { origin } = request.headers;
  if (origin !== undefined && !rules.allowedOrigins.includes(origin)) return { status: 403 };
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const apikey = query.get('apikey') ?? request.headers.apikey;
  if (typeof apikey !== 'string') return { status: 401 };
  if (!isEqual(apikey, rules.keys.publishable) && !isEqual(apikey, rules.keys.secret)) return { status: 401 };
  const version = query.get('vsn') ?? '1.0.0';
  return isVersion(version) ? { apikey, version } : { status: 400 };
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
