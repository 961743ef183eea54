import { addLive, deleteMessages, updateMessage } from '../room/changeRoom';
import {
  addNewerMessages,
  addOlderPage,
  addTombstones,
  openNewestPage,
  type Tombstone,
} from '../room/fillRoom';
import { addPending, failPending } from '../room/ownMessages';
import { addTargets, unknownTargets } from '../room/replyTargets';
import { emptyRoom, type RoomState, type StoredMessage } from '../room/roomState';
import { pendingMessage, storedMessage } from './messageSamples';

type Change = (state: RoomState) => RoomState;

const PAGE = { pageSize: 4 };

/**
 * A database, a page, and everything on its way between them. Each step is something that can happen;
 * `choice` decides between the possibilities. Nothing is delivered before a step delivers it.
 */
export class RoomModel {
  room: RoomState = emptyRoom;
  database: StoredMessage[] = [];
  refused: string[] = [];
  private tombstones: Tombstone[] = [];
  private seq = 0;
  private realtime: { change: Change; mayBeLost: boolean }[] = [];
  private answers: Change[] = [];
  private fetching: (() => void) | null = null;

  private pick(choice: number): StoredMessage | undefined {
    return this.database[choice % Math.max(1, this.database.length)];
  }

  private insert(fields: Partial<StoredMessage>, number: number): StoredMessage {
    const row = storedMessage(number, { ...fields, seq: ++this.seq });
    this.database.push(row);
    this.realtime.push({ change: (room) => addLive(room, row), mayBeLost: true });
    return row;
  }

  private next = 0;

  otherSends(choice: number): void {
    const reply_to = choice % 3 === 0 ? (this.pick(choice)?.id ?? null) : null;
    this.insert({ user_id: 'bob', reply_to }, ++this.next);
  }

  meSends(choice: number): void {
    const number = ++this.next;
    this.room = addPending(this.room, pendingMessage(number));
    if (choice % 4 === 0) {
      this.refused.push(`c${number}`);
      this.answers.push((room) => failPending(room, `c${number}`, 'rate_limited'));
      return;
    }
    const row = this.insert({}, number);
    const isAnswerLost = choice % 4 === 1;
    this.answers.push((room) =>
      isAnswerLost ? failPending(room, row.client_id, 'network') : addLive(room, row),
    );
  }

  someoneDeletes(choice: number): void {
    const row = this.pick(choice);
    if (!row) return;
    this.database = this.database.filter((each) => each !== row);
    this.tombstones.push({ message_id: row.id, seq: ++this.seq });
    this.realtime.push({ change: (room) => deleteMessages(room, [row.id]), mayBeLost: true });
  }

  serverUpdates(choice: number): void {
    const row = this.pick(choice);
    if (!row) return;
    const text = `updated ${++this.next}`;
    this.database = this.database.map((each) => (each === row ? { ...row, text } : each));
    this.realtime.push({ change: (room) => updateMessage(room, row.id, { text }), mayBeLost: false });
  }

  realtimeArrives(choice: number): void {
    const event = this.realtime.shift();
    if (!event || (event.mayBeLost && choice % 5 === 0)) return;
    for (let times = choice % 7 === 0 ? 2 : 1; times > 0; times -= 1) this.room = event.change(this.room);
  }

  answerArrives(choice: number): void {
    const [answer] = this.answers.splice(choice % Math.max(1, this.answers.length), 1);
    if (answer) this.room = answer(this.room);
  }

  /** Asks or, when something was asked, delivers what the database held when it was asked. */
  fetchProceeds(choice: number): void {
    const { fetching } = this;
    this.fetching = null;
    const { range } = this.room;
    if (fetching) fetching();
    else if (!range || choice % 11 === 0) this.askNewestPage();
    else if (choice % 3 === 0 && !range.reachedStart) this.askOlderPage(range.from);
    else if (choice % 3 === 1) this.askTargets();
    else this.askGap(range.to);
  }

  private askNewestPage(deletionsTo?: number): void {
    const rows = this.database.slice(-PAGE.pageSize);
    this.fetching = () => {
      if (rows.length > 0 || deletionsTo !== undefined) {
        this.room = openNewestPage(this.room, rows, { ...PAGE, deletionsTo });
        return;
      }
      const newestDeletion = this.tombstones.at(-1)?.seq ?? 0;
      this.fetching = () => this.askNewestPage(newestDeletion);
    };
  }

  private askOlderPage(from: number): void {
    const rows = this.database.filter((row) => row.seq < from).slice(-PAGE.pageSize);
    this.fetching = () => {
      this.room = addOlderPage(this.room, rows, PAGE);
    };
  }

  private askTargets(): void {
    const ids = unknownTargets(this.room);
    const found = this.database.filter((row) => ids.includes(row.id));
    this.fetching = () => {
      this.room = addTargets(this.room, ids, found);
    };
  }

  private askGap(to: number): void {
    const rows = this.database.filter((row) => row.seq > to);
    this.fetching = () => {
      this.room = addNewerMessages(this.room, rows);
      const after = this.room.range!.deletionsTo;
      const gone = this.tombstones.filter((each) => each.seq > after);
      this.fetching = () => {
        this.room = addTombstones(this.room, gone);
      };
    };
  }

  /** Everything on its way arrives, then the page fetches what a page fetches after joining. */
  settle(): void {
    while (this.fetching) this.fetchProceeds(2);
    while (this.answers.length > 0) this.answerArrives(0);
    while (this.realtime.length > 0) this.realtimeArrives(1);
    if (!this.room.range) this.fetchProceeds(2);
    for (const choice of [2, 2, 2, 4, 4]) this.fetchProceeds(choice);
  }
}
