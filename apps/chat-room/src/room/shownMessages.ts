import { type ReplyTarget, replyTarget } from './replyTargets';
import type { PendingMessage, RoomState, StoredMessage } from './roomState';

/** A message as the list draws it. */
export type ShownMessage = (
  | ({ status: 'stored' } & StoredMessage)
  | ({ status: 'pending' } & PendingMessage)
) & {
  target: ReplyTarget;
  /** Client only, like `tempId` (CH-34, CH-36). */
  isReplyDeleted: boolean;
};

export const messageKey = (message: ShownMessage): string =>
  message.status === 'stored' ? message.id : message.tempId;

/** Stays the same when the stored row takes the place of the own message on its way. */
export const listKey = ({ user_id, client_id }: ShownMessage): string => `${user_id} ${client_id}`;

/** Stored messages in the database's order, oldest first (CH-02), then own ones on their way. */
export function shownMessages(state: RoomState): ShownMessage[] {
  const reply = (id: string | null) => {
    const target = replyTarget(state, id);
    return { target, isReplyDeleted: target.status === 'deleted' };
  };
  const stored = [...state.messages.values()]
    .filter((message) => !state.removing.has(message.id))
    .sort((left, right) => left.seq - right.seq);
  return [
    ...stored.map((message) => ({ status: 'stored' as const, ...message, ...reply(message.reply_to) })),
    ...state.pending.map((message) => ({
      status: 'pending' as const,
      ...message,
      ...reply(message.reply_to),
    })),
  ];
}
