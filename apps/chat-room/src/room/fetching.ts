import { addNewerMessages, addOlderPage, addTombstones, openNewestPage } from './fillRoom';
import { addTargets, unknownTargets } from './replyTargets';
import type { RoomSource } from './roomSource';
import type { RoomStore } from './roomView';

/** How many messages the list starts with, and how many `Load older` adds (OP-90). */
export const PAGE_SIZE = 50;
/** How many rows one request of a gap fill asks for. */
const GAP_SIZE = 200;
/** A gap larger than this many requests is not filled: the list starts again at its newest page. */
const GAP_REQUESTS = 5;
/** Ids in one look-up; keeps the address short. */
const TARGETS_SIZE = 40;

async function openAtNewest(source: RoomSource, store: RoomStore): Promise<void> {
  let rows = await source.newest(PAGE_SIZE);
  let deletionsTo = 0;
  if (rows.length === 0) {
    // Which deletions an empty page already knows of must be read before it, hence the second look.
    deletionsTo = await source.newestDeletion();
    if (deletionsTo > 0) rows = await source.newest(PAGE_SIZE);
  }
  store.change((room) => openNewestPage(room, rows, { pageSize: PAGE_SIZE, deletionsTo }));
}

/** @returns whether the end was reached within the allowed number of requests. */
async function pagesUntilEnd(fetchPage: () => Promise<{ length: number }>): Promise<boolean> {
  for (let request = 0; request < GAP_REQUESTS; request += 1) {
    if ((await fetchPage()).length < GAP_SIZE) return true;
  }
  return false;
}

/** Everything after what is known: first the messages, then the deletions, which may concern them. */
async function fillGap(source: RoomSource, store: RoomStore): Promise<boolean> {
  const range = () => store.get().room.range!;
  const newer = await pagesUntilEnd(async () => {
    const rows = await source.after(range().to, GAP_SIZE);
    store.change((room) => addNewerMessages(room, rows));
    return rows;
  });
  if (!newer) return false;
  return pagesUntilEnd(async () => {
    const tombstones = await source.deletionsAfter(range().deletionsTo, GAP_SIZE);
    store.change((room) => addTombstones(room, tombstones));
    return tombstones;
  });
}

/** Brings the list up to date: the first page when there is none, else what has happened since. */
export async function catchUp(source: RoomSource, store: RoomStore): Promise<void> {
  const isFilled = store.get().room.range !== null && (await fillGap(source, store));
  if (!isFilled) await openAtNewest(source, store);
}

export async function fetchOlder(source: RoomSource, store: RoomStore): Promise<void> {
  const { range } = store.get().room;
  if (!range || range.reachedStart) return;
  const rows = await source.before(range.from, PAGE_SIZE);
  // The list may have started anew meanwhile; the page would leave a hole.
  if (store.get().room.range?.from !== range.from) return;
  store.change((room) => addOlderPage(room, rows, { pageSize: PAGE_SIZE }));
}

/** Finds out what replies answer that lies outside the list (CH-10, CH-16). */
export async function fetchTargets(
  source: RoomSource,
  store: RoomStore,
  alsoWanted: readonly (string | null)[],
): Promise<void> {
  for (;;) {
    const ids = unknownTargets(store.get().room, alsoWanted).slice(0, TARGETS_SIZE);
    if (ids.length === 0) return;
    const found = await source.byIds(ids);
    store.change((room) => addTargets(room, ids, found));
  }
}
