import { randomBytes } from 'node:crypto';
import type { Channel } from './Channel';
import { PresenceList } from './PresenceList';

/** The channels on one topic, and who of them is shown to be there. */
export interface Topic {
  channels: Set<Channel>;
  presence: PresenceList<Channel>;
}

/** Who is on which topic. A private topic and a public one of the same name have nothing in common. */
export class Topics {
  private readonly topics = new Map<string, Topic>();
  private readonly listeners = new Set<Channel>();

  add(channel: Channel): void {
    const topic = this.of(channel);
    topic.channels.add(channel);
    this.topics.set(keyOf(channel), topic);
    if (channel.changes.length > 0) this.listeners.add(channel);
  }

  remove(channel: Channel): void {
    const { channels } = this.of(channel);
    channels.delete(channel);
    if (channels.size === 0) this.topics.delete(keyOf(channel));
    this.listeners.delete(channel);
  }

  of(channel: Channel): Topic {
    return this.topics.get(keyOf(channel)) ?? { channels: new Set(), presence: new PresenceList(newRef) };
  }

  /** Channels that asked for changes of tables. */
  listening(): Iterable<Channel> {
    return this.listeners;
  }
}

const keyOf = ({ isPrivate, name }: Channel): string => `${isPrivate ? 'private' : 'public'}:${name}`;
const newRef = (): string => randomBytes(9).toString('base64url');
