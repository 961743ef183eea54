/** A row of `messages`, with the columns that a person may read (CA-10). */
export interface StoredMessage {
  id: string;
  /** The order in which the database took the messages; deletions draw from the same sequence. */
  seq: number;
  client_id: string;
  user_id: string;
  username: string;
  avatar: string | null;
  verified: boolean;
  moderator: boolean;
  text: string;
  reply_to: string | null;
  created_at: string;
}

/** An own message on its way. `tempId` stands in for the id and never leaves the page (CH-29, CH-36). */
export interface PendingMessage extends Omit<StoredMessage, 'id' | 'seq'> {
  tempId: string;
}

/** An own message that was refused or never answered; offered again (CH-31). */
export interface UnsentMessage {
  message: PendingMessage;
  code: string;
}

/** What the page has seen of the room without a hole; every number is a `seq`. */
export interface LoadedRange {
  /** Every message from here on is in `messages`. */
  from: number;
  /** Newest message confirmed by a fetch. Realtime events do not move it: they may have skipped one. */
  to: number;
  /** Newest deletion confirmed by a fetch. */
  deletionsTo: number;
  reachedStart: boolean;
}

/** Everything the page knows of the room. Changed only by the functions of this folder, which never mutate. */
export interface RoomState {
  messages: ReadonlyMap<string, StoredMessage>;
  pending: readonly PendingMessage[];
  unsent: readonly UnsentMessage[];
  /** Ids that are known to be gone; a late copy of such a message is ignored. */
  deleted: ReadonlySet<string>;
  /** Ids whose deletion this page has asked for and not yet heard about. */
  removing: ReadonlySet<string>;
  /** Answered messages that lie outside the loaded range. */
  targets: ReadonlyMap<string, StoredMessage>;
  /** New fields of messages that are not here yet. */
  updates: ReadonlyMap<string, Partial<StoredMessage>>;
  /** `null` until the first page is there. */
  range: LoadedRange | null;
}

export const emptyRoom: RoomState = {
  messages: new Map(),
  pending: [],
  unsent: [],
  deleted: new Set(),
  removing: new Set(),
  targets: new Map(),
  updates: new Map(),
  range: null,
};
