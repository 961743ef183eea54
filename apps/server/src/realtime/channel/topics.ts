import { encodeFrame } from '../protocol/encodeFrame';
import type { Version } from '../protocol/frame';
import type { Channel } from './Channel';

/** Who is on which topic. A private topic and a public one of the same name have nothing in common. */
export class Topics {
  private readonly members = new Map<string, Set<Channel>>();
  private readonly listeners = new Set<Channel>();

  add(channel: Channel): void {
    const key = keyOf(channel);
    const members = this.members.get(key) ?? new Set();
    this.members.set(key, members.add(channel));
    if (channel.changes.length > 0) this.listeners.add(channel);
  }

  remove(channel: Channel): void {
    const key = keyOf(channel);
    const members = this.members.get(key);
    members?.delete(channel);
    if (members?.size === 0) this.members.delete(key);
    this.listeners.delete(channel);
  }

  /** Everybody on the topic of that channel, itself included. */
  peersOf(channel: Channel): Iterable<Channel> {
    return this.members.get(keyOf(channel)) ?? [];
  }

  /** Channels that asked for changes of tables. */
  listening(): Iterable<Channel> {
    return this.listeners;
  }
}

const keyOf = ({ isPrivate, name }: Channel): string => `${isPrivate ? 'private' : 'public'}:${name}`;

/** Sends one event to many channels of one topic, encoding it once per protocol version. */
export function sendToAll(channels: Iterable<Channel>, event: string, payload: object): void {
  const encoded = new Map<Version, string>();
  for (const { socket, topic } of channels) {
    let frame = encoded.get(socket.version);
    if (frame === undefined) {
      frame = encodeFrame(socket.version, { topic, event, payload, ref: null, joinRef: null });
      encoded.set(socket.version, frame);
    }
    socket.send(frame);
  }
}
