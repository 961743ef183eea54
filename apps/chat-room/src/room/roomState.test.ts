import { describe, expect, it } from 'vitest';
import { pendingMessage, storedMessage } from '../testing/messageSamples';
import { addFetched, addLive, deleteMessages, updateMessage } from './changeRoom';
import { addNewerMessages, addOlderPage, addTombstones, openNewestPage } from './fillRoom';
import { addPending, discardUnsent, failPending, startRemoving, undoRemoving } from './ownMessages';
import { addTargets, unknownTargets } from './replyTargets';
import { emptyRoom, type RoomState } from './roomState';
import { messageKey, shownMessages } from './shownMessages';

const keys = (state: RoomState) => shownMessages(state).map(messageKey);
const rows = (...numbers: number[]) => numbers.map((number) => storedMessage(number));
const reply = (number: number, to: number) => storedMessage(number, { reply_to: `m${to}` });
const shown = (state: RoomState, id: string) =>
  shownMessages(state).find((message) => messageKey(message) === id);

describe('adding', () => {
  it('orders by sequence, whatever comes first (CH-02)', () => {
    expect(keys(addFetched(emptyRoom, rows(3, 1, 2)))).toEqual(['m1', 'm2', 'm3']);
  });

  it('ignores an id that is already there (CH-33)', () => {
    const state = addFetched(emptyRoom, rows(1));
    expect(keys(addFetched(state, [storedMessage(1, { text: 'again' })]))).toEqual(['m1']);
    expect(shown(addFetched(state, [storedMessage(1, { text: 'again' })]), 'm1')?.text).toBe('text 1');
  });
});

describe('own messages', () => {
  it('stand at the end until the stored row takes their place (CH-29, CH-30)', () => {
    const waiting = addPending(addFetched(emptyRoom, rows(1)), pendingMessage(2));
    expect(keys(waiting)).toEqual(['m1', 'temp-c2']);
    expect(keys(addFetched(waiting, rows(2)))).toEqual(['m1', 'm2']);
  });

  it('are there once when the echo comes before the reply (TR-59)', () => {
    const waiting = addPending(emptyRoom, pendingMessage(1));
    const echoed = addFetched(waiting, rows(1));
    expect(keys(echoed)).toEqual(['m1']);
    expect(keys(addFetched(echoed, rows(1)))).toEqual(['m1']);
  });

  it('are not settled by a stranger who reuses the client id', () => {
    const waiting = addPending(emptyRoom, pendingMessage(1));
    const stranger = storedMessage(1, { user_id: 'bob' });
    expect(keys(addFetched(waiting, [stranger]))).toEqual(['m1', 'temp-c1']);
  });

  it('go when refused, and their text is kept to be offered again (CH-31)', () => {
    const failed = failPending(addPending(emptyRoom, pendingMessage(1)), 'c1', 'chat_closed');
    expect(keys(failed)).toEqual([]);
    expect(failed.unsent).toEqual([{ message: pendingMessage(1), code: 'chat_closed' }]);
    const again = addPending(failed, pendingMessage(1));
    expect([keys(again), again.unsent]).toEqual([['temp-c1'], []]);
    expect(discardUnsent(failed, 'c1').unsent).toEqual([]);
  });

  it('are not offered again when a lost answer turns out to have been a success', () => {
    const failed = failPending(addPending(emptyRoom, pendingMessage(1)), 'c1', 'network');
    const echoed = addFetched(failed, rows(1));
    expect([keys(echoed), echoed.unsent]).toEqual([['m1'], []]);
  });

  it('stay away when deleted before the reply came', () => {
    const deleted = deleteMessages(addPending(emptyRoom, pendingMessage(1)), ['m1']);
    expect(keys(addFetched(deleted, rows(1)))).toEqual([]);
  });
});

describe('deleting', () => {
  it('marks every reply and forgets nothing when the target was unknown (CH-14, CH-15, CH-34)', () => {
    const state = addFetched(emptyRoom, [...rows(1), reply(2, 1), reply(3, 9)]);
    expect(shown(state, 'm2')?.target).toEqual({ status: 'found', message: storedMessage(1) });
    expect(shown(state, 'm3')).toMatchObject({ isReplyDeleted: false, target: { status: 'unknown' } });
    const deleted = deleteMessages(state, ['m1', 'm9']);
    expect(keys(deleted)).toEqual(['m2', 'm3']);
    expect(shownMessages(deleted).map((message) => message.isReplyDeleted)).toEqual([true, true]);
  });

  it('marks replies that arrive later', () => {
    const state = addFetched(deleteMessages(emptyRoom, ['m1']), [reply(2, 1)]);
    expect(shown(state, 'm2')?.isReplyDeleted).toBe(true);
  });

  it('hides at once what is being removed, and shows it again when that fails', () => {
    const removing = startRemoving(addFetched(emptyRoom, [...rows(1), reply(2, 1)]), 'm1');
    expect(keys(removing)).toEqual(['m2']);
    expect(shown(removing, 'm2')?.isReplyDeleted).toBe(true);
    const undone = undoRemoving(removing, 'm1');
    expect(keys(undone)).toEqual(['m1', 'm2']);
    expect(shown(undone, 'm2')?.isReplyDeleted).toBe(false);
  });
});

describe('updating (CH-35)', () => {
  it('merges the new fields', () => {
    const state = updateMessage(addFetched(emptyRoom, rows(1)), 'm1', { text: 'new' });
    expect(shown(state, 'm1')).toMatchObject({ text: 'new', username: 'Ann' });
  });

  it('waits for a message that comes later, and does not bring back a deleted one', () => {
    const early = updateMessage(emptyRoom, 'm1', { verified: true });
    expect(shown(addFetched(early, rows(1)), 'm1')?.verified).toBe(true);
    const gone = updateMessage(deleteMessages(addFetched(emptyRoom, rows(1)), ['m1']), 'm1', { text: 'x' });
    expect(keys(addFetched(gone, rows(1)))).toEqual([]);
  });

  it('reaches an answered message outside the list', () => {
    const state = addTargets(addFetched(emptyRoom, [reply(2, 1)]), ['m1'], rows(1));
    const updated = updateMessage(state, 'm1', { text: 'new' });
    expect(shown(updated, 'm2')?.target).toMatchObject({ message: { text: 'new' } });
  });
});

describe('answered messages outside the list', () => {
  it('are looked up once; one that is not found is gone (CH-16)', () => {
    const state = addFetched(emptyRoom, [reply(5, 1), reply(6, 2), reply(7, 1)]);
    expect(unknownTargets(state, ['m3', null])).toEqual(['m1', 'm2', 'm3']);
    const answered = addTargets(state, ['m1', 'm2', 'm3'], rows(1));
    expect(unknownTargets(answered, ['m3'])).toEqual([]);
    expect(keys(answered)).toEqual(['m5', 'm6', 'm7']);
    expect(shownMessages(answered).map((message) => message.target.status)).toEqual([
      'found',
      'deleted',
      'found',
    ]);
  });

  it('stay gone when the deletion overtook the look-up', () => {
    const state = deleteMessages(addFetched(emptyRoom, [reply(5, 1)]), ['m1']);
    expect(shown(addTargets(state, ['m1'], rows(1)), 'm5')?.isReplyDeleted).toBe(true);
  });
});

describe('filling', () => {
  const page = { pageSize: 2 };

  it('opens with the newest page and keeps what realtime brought after it', () => {
    const early = addFetched(emptyRoom, rows(1, 5, 7));
    const state = openNewestPage(early, rows(5, 6), page);
    expect(keys(state)).toEqual(['m5', 'm6', 'm7']);
    expect(state.range).toEqual({ from: 5, to: 6, deletionsTo: 6, reachedStart: false });
  });

  it('knows that a short page is the start', () => {
    expect(openNewestPage(emptyRoom, rows(4), page).range).toMatchObject({ from: 0, reachedStart: true });
    expect(openNewestPage(emptyRoom, [], { pageSize: 2, deletionsTo: 8 }).range).toEqual({
      from: 0,
      to: 8,
      deletionsTo: 8,
      reachedStart: true,
    });
  });

  it('goes back page by page', () => {
    const older = addOlderPage(openNewestPage(emptyRoom, rows(5, 6), page), rows(3, 4), page);
    expect(older.range).toMatchObject({ from: 3, reachedStart: false });
    const oldest = addOlderPage(older, rows(1), page);
    expect([keys(oldest), oldest.range?.reachedStart]).toEqual([['m1', 'm3', 'm4', 'm5', 'm6'], true]);
  });

  it('ignores a late event about a message that the fetched range does not hold: it is older, or gone', () => {
    const state = openNewestPage(emptyRoom, rows(4, 6), page);
    expect(keys(addLive(state, storedMessage(2)))).toEqual(['m4', 'm6']);
    expect(keys(addLive(state, storedMessage(5)))).toEqual(['m4', 'm6']);
    const waiting = addPending(state, pendingMessage(5));
    expect(keys(addLive(waiting, storedMessage(5)))).toEqual(['m4', 'm6']);
  });

  it('moves its marks with fetches only', () => {
    const live = addLive(openNewestPage(emptyRoom, rows(5, 6), page), storedMessage(9));
    expect(live.range?.to).toBe(6);
    const filled = addTombstones(addNewerMessages(live, rows(7, 8, 9)), [{ message_id: 'm5', seq: 10 }]);
    expect(filled.range).toMatchObject({ to: 9, deletionsTo: 10 });
    expect(keys(filled)).toEqual(['m6', 'm7', 'm8', 'm9']);
  });

  it('does not lose an update that overtook the page', () => {
    const early = updateMessage(addFetched(emptyRoom, rows(5)), 'm5', { text: 'new' });
    expect(shown(openNewestPage(early, rows(5, 6), page), 'm5')?.text).toBe('new');
  });
});
