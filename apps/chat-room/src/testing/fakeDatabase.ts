import type { ChatHours } from '../hours/chatHours';
import type { Tombstone } from '../room/fillRoom';
import type { NewMessage } from '../room/roomSource';
import type { StoredMessage } from '../room/roomState';

export interface Person {
  id: string;
  username: string;
  avatar: string | null;
  verified: boolean;
  moderator: boolean;
}

export function person(name: string, fields: Partial<Person> = {}): Person {
  return { id: `${name}-id`, username: name, avatar: null, verified: false, moderator: false, ...fields };
}

export type Change =
  | { type: 'INSERT'; record: StoredMessage }
  | { type: 'UPDATE'; record: StoredMessage; old_record: { id: string } }
  | { type: 'DELETE'; old_record: { id: string } };

/** A refusal as the REST API words it. */
export interface Refusal {
  code: string;
  message: string;
}

/** What the tables and triggers of the chat room do, in memory. */
export class FakeDatabase {
  messages: StoredMessage[] = [];
  tombstones: Tombstone[] = [];
  hours: ChatHours = { opens_at: '02:00:00', closes_at: '22:00:00', always_open: true };
  /** When set, every insert is refused with it. */
  refusal: Refusal | null = null;
  onChange: (change: Change) => void = () => {};
  private seq = 0;

  insert(sender: Person, message: Partial<NewMessage>): StoredMessage | Refusal {
    if (this.refusal) return this.refusal;
    this.seq += 1;
    const client_id = message.client_id ?? `client-${this.seq}`;
    if (this.messages.some((row) => row.user_id === sender.id && row.client_id === client_id))
      return { code: '23505', message: 'duplicate key value violates unique constraint' };
    const record: StoredMessage = {
      id: `00000000-0000-4000-8000-${String(this.seq).padStart(12, '0')}`,
      seq: this.seq,
      client_id,
      user_id: sender.id,
      username: sender.username,
      avatar: sender.avatar,
      verified: sender.verified,
      moderator: sender.moderator,
      text: message.text ?? '',
      reply_to: message.reply_to ?? null,
      created_at: new Date(Date.UTC(2026, 0, 1, 3, 0, this.seq)).toISOString(),
    };
    this.messages.push(record);
    this.onChange({ type: 'INSERT', record });
    return record;
  }

  /** For tests that know that it is taken. */
  say(sender: Person, text: string, reply_to: string | null = null): StoredMessage {
    return this.insert(sender, { text, reply_to }) as StoredMessage;
  }

  update(id: string, fields: Partial<StoredMessage>): void {
    this.messages = this.messages.map((row) => (row.id === id ? { ...row, ...fields } : row));
    const record = this.messages.find((row) => row.id === id);
    if (record) this.onChange({ type: 'UPDATE', record, old_record: { id } });
  }

  /** @returns the deleted rows, as `delete … returning` would: none when the policy hides the row. */
  delete(sender: Person, id: string): { id: string }[] {
    const row = this.messages.find((each) => each.id === id);
    if (!row || (row.user_id !== sender.id && !sender.moderator)) return [];
    this.messages = this.messages.filter((each) => each !== row);
    this.seq += 1;
    this.tombstones.push({ message_id: id, seq: this.seq });
    this.onChange({ type: 'DELETE', old_record: { id } });
    return [{ id }];
  }
}
