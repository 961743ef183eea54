import { isRecord } from '../protocol/frame';

export type PayloadCheck = { payload: Record<string, unknown> } | { refused: string };

/** What a client may show of itself; refusals in upstream's words. */
export function checkPresencePayload(payload: unknown, maxBytes: number): PayloadCheck {
  if (payload === undefined || payload === null) return { payload: {} };
  if (!isRecord(payload)) return { refused: 'Presence track payload must be a map' };
  if (Buffer.byteLength(JSON.stringify(payload)) > maxBytes)
    return { refused: 'Track message size exceeded' };
  return { payload };
}
