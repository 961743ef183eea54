import { isRecord } from '../protocol/frame';

/** What a topic shows of one channel. `phx_ref` names this state, `phx_ref_prev` the one it replaces. */
export interface PresenceMeta {
  [field: string]: unknown;
  user_id: string | null;
  phx_ref: string;
}

export type PresenceEntries = Record<string, { metas: PresenceMeta[] }>;

/** The payload as others will see it: whose it is comes from the token, whatever the payload says. */
export function presenceMeta(
  payload: Record<string, unknown>,
  userId: string | undefined,
  ref: string,
  previous?: string,
): PresenceMeta {
  const { phx_ref: _ref, phx_ref_prev: _prev, presence_ref: _presence, ...shown } = payload;
  return {
    ...shown,
    user_id: userId ?? null,
    phx_ref: ref,
    ...(previous === undefined ? {} : { phx_ref_prev: previous }),
  };
}

export type PayloadCheck = { payload: Record<string, unknown> } | { refused: string };

/** Refusals in upstream's words. */
export function checkPresencePayload(payload: unknown, maxBytes: number): PayloadCheck {
  if (payload === undefined || payload === null) return { payload: {} };
  if (!isRecord(payload)) return { refused: 'Presence track payload must be a map' };
  if (Buffer.byteLength(JSON.stringify(payload)) > maxBytes)
    return { refused: 'Track message size exceeded' };
  return { payload };
}
