import { addFetched, deleteMessages } from './changeRoom';
import type { LoadedRange, RoomState, StoredMessage } from './roomState';

/** A row of `message_tombstones`. */
export interface Tombstone {
  message_id: string;
  seq: number;
}

const smallestSeq = (rows: readonly StoredMessage[], otherwise: number) =>
  rows.reduce((seq, row) => Math.min(seq, row.seq), otherwise);
const greatestSeq = (rows: readonly { seq: number }[], otherwise: number) =>
  rows.reduce((seq, row) => Math.max(seq, row.seq), otherwise);

function withRange(state: RoomState, change: (range: LoadedRange) => Partial<LoadedRange>): RoomState {
  return state.range ? { ...state, range: { ...state.range, ...change(state.range) } } : state;
}

/**
 * Starts the list, or starts it again after a gap too large to fill: the newest page is all there is.
 * @param deletionsTo newest deletion known before the page was asked for; needed only when the page is empty.
 */
export function openNewestPage(
  state: RoomState,
  rows: readonly StoredMessage[],
  { pageSize, deletionsTo = 0 }: { pageSize: number; deletionsTo?: number },
): RoomState {
  const reachedStart = rows.length < pageSize;
  const from = reachedStart ? 0 : smallestSeq(rows, Number.MAX_SAFE_INTEGER);
  const to = greatestSeq(rows, deletionsTo);
  const known = rows.map((row) => state.messages.get(row.id) ?? row);
  const later = [...state.messages.values()].filter((row) => row.seq > to);
  // Deletions before the page are not asked for any more, so answered messages are looked up anew.
  const opened = { ...state, messages: new Map(), targets: new Map() };
  return addFetched({ ...opened, range: { from, to, deletionsTo: to, reachedStart } }, [...known, ...later]);
}

/** Adds the page before the loaded range (OP-90). */
export function addOlderPage(
  state: RoomState,
  rows: readonly StoredMessage[],
  { pageSize }: { pageSize: number },
): RoomState {
  const reachedStart = rows.length < pageSize;
  const widened = withRange(state, ({ from }) => ({
    from: reachedStart ? 0 : smallestSeq(rows, from),
    reachedStart,
  }));
  return addFetched(widened, rows);
}

/** Adds what was fetched after `range.to`, in ascending order and without a hole. */
export function addNewerMessages(state: RoomState, rows: readonly StoredMessage[]): RoomState {
  return withRange(addFetched(state, rows), ({ to }) => ({ to: greatestSeq(rows, to) }));
}

/** Applies deletions that were fetched after `range.deletionsTo`, in ascending order and without a hole. */
export function addTombstones(state: RoomState, tombstones: readonly Tombstone[]): RoomState {
  const ids = tombstones.map((each) => each.message_id);
  return withRange(deleteMessages(state, ids), ({ deletionsTo }) => ({
    deletionsTo: greatestSeq(tombstones, deletionsTo),
  }));
}
