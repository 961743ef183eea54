import type { ChatHours } from '../hours/chatHours';
import type { Tombstone } from './fillRoom';
import type { PendingMessage, StoredMessage } from './roomState';

/** What the person wrote, and nothing else: who it is, the database knows (CA-11, CH-36). */
export type NewMessage = Pick<PendingMessage, 'client_id' | 'text' | 'reply_to'>;

/**
 * The room as the database offers it. Everything rejects with what the REST client gave, for `errorCode`.
 * Lists of newer rows and deletions come in ascending order, pages of older ones in any.
 */
export interface RoomSource {
  newest(limit: number): Promise<StoredMessage[]>;
  before(seq: number, limit: number): Promise<StoredMessage[]>;
  after(seq: number, limit: number): Promise<StoredMessage[]>;
  byIds(ids: readonly string[]): Promise<StoredMessage[]>;
  /** `seq` of the newest deletion, 0 when there was none. */
  newestDeletion(): Promise<number>;
  deletionsAfter(seq: number, limit: number): Promise<Tombstone[]>;
  /** Harmless when repeated: the second time it finds the row of the first. */
  insert(message: NewMessage): Promise<StoredMessage>;
  /** @returns whether the message is gone, by whomever; `false` when the database refused. */
  remove(id: string): Promise<boolean>;
  hours(): Promise<ChatHours>;
  isModerator(): Promise<boolean>;
}
