import type { IncomingMessage } from 'node:http';
import { addressSubject } from '../limits/subjects';
import { ADDRESS_HEADER } from './protocol';

/** Whom a websocket counts for, by the address that the front found: the same as for every other limit. */
export function visitorOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return addressSubject([headers[ADDRESS_HEADER]].flat()[0] ?? 'unknown');
}
