import type { ChangeRequest } from '../changes/subscription';
import { isRecord } from '../protocol/frame';

/** What a client asks for when it joins; everything it may leave out is filled in. */
export interface JoinRequest {
  token: unknown;
  isPrivate: boolean;
  broadcast: { self: boolean; ack: boolean };
  watchesPresence: boolean;
  changes: ChangeRequest[];
}

export type JoinRequestCheck = { request: JoinRequest } | { refused: string };

/** Reads the payload of `phx_join`. The client's presence key is left out: the server gives the key. */
export function readJoinRequest(payload: unknown, maxSubscriptions: number): JoinRequestCheck {
  const fields = recordOf(payload);
  const config = recordOf(fields.config);
  const broadcast = recordOf(config.broadcast);
  const asked = Array.isArray(config.postgres_changes) ? config.postgres_changes : [];
  if (asked.length > maxSubscriptions) {
    return { refused: `InvalidJoinPayload: at most ${maxSubscriptions} postgres_changes per channel` };
  }
  const changes = asked.map(readChangeRequest);
  if (!changes.every((change) => change !== undefined)) {
    return { refused: 'InvalidJoinPayload: postgres_changes need event, schema, table and filter as texts' };
  }
  return {
    request: {
      token: fields.access_token ?? fields.user_token ?? undefined,
      isPrivate: config.private === true,
      broadcast: { self: broadcast.self === true, ack: broadcast.ack === true },
      watchesPresence: recordOf(config.presence).enabled === true,
      changes,
    },
  };
}

function readChangeRequest(value: unknown): ChangeRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { event = '*', schema = 'public', table, filter, select } = value;
  const isText = (part: unknown): part is string => typeof part === 'string';
  const isOptionalText = (part: unknown): part is string | undefined => part === undefined || isText(part);
  const isOptionalList = (part: unknown): part is string[] | undefined =>
    part === undefined || (Array.isArray(part) && part.every(isText));
  if (!isText(event) || !isText(schema) || !isOptionalText(table)) return undefined;
  if (!isOptionalText(filter) || !isOptionalList(select)) return undefined;
  return { event, schema, table, filter, select };
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
