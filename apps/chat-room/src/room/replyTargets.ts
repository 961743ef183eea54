import { deleteMessages } from './changeRoom';
import type { RoomState, StoredMessage } from './roomState';

/** What a reply shows of the message that it answers (CH-10, CH-15). */
export type ReplyTarget =
  | { status: 'none' }
  /** Not loaded; the look-up will tell. */
  | { status: 'unknown' }
  | { status: 'found'; message: StoredMessage }
  | { status: 'deleted' };

export function replyTarget(state: RoomState, id: string | null): ReplyTarget {
  if (id === null) return { status: 'none' };
  if (state.deleted.has(id) || state.removing.has(id)) return { status: 'deleted' };
  const message = state.messages.get(id) ?? state.targets.get(id);
  return message ? { status: 'found', message } : { status: 'unknown' };
}

/** Ids that replies in the list, or `alsoWanted`, point to and that nobody has looked up yet. */
export function unknownTargets(state: RoomState, alsoWanted: readonly (string | null)[] = []): string[] {
  const answered = [...state.messages.values(), ...state.pending].map((message) => message.reply_to);
  const isUnknown = (id: string | null): id is string => replyTarget(state, id).status === 'unknown';
  return [...new Set([...answered, ...alsoWanted].filter(isUnknown))];
}

/** Takes in the answer to a look-up of `ids`: what is not among `found` is gone for good (CH-16). */
export function addTargets(
  state: RoomState,
  ids: readonly string[],
  found: readonly StoredMessage[],
): RoomState {
  const targets = new Map(state.targets);
  for (const row of found) {
    if (!state.deleted.has(row.id)) targets.set(row.id, { ...row, ...state.updates.get(row.id) });
  }
  const foundIds = new Set(found.map((row) => row.id));
  return deleteMessages(
    { ...state, targets },
    ids.filter((id) => !foundIds.has(id)),
  );
}
