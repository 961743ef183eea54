import type { PendingMessage, StoredMessage } from '../room/roomState';

/** Rows for tests: number 7 has id `m7`, client id `c7` and sequence 7. */
export function storedMessage(number: number, fields: Partial<StoredMessage> = {}): StoredMessage {
  return {
    id: `m${number}`,
    seq: number,
    client_id: `c${number}`,
    user_id: 'ann',
    username: 'Ann',
    avatar: null,
    verified: false,
    moderator: false,
    text: `text ${number}`,
    reply_to: null,
    created_at: new Date(Date.UTC(2026, 0, 1, 3, 0, number)).toISOString(),
    ...fields,
  };
}

export function pendingMessage(number: number, fields: Partial<PendingMessage> = {}): PendingMessage {
  const { id: _, seq: __, ...rest } = storedMessage(number);
  return { ...rest, tempId: `temp-c${number}`, ...fields };
}
