import { endOf } from '../auth/claims';
import type { Gateway } from '../gateway';
import { encodeFrame } from '../protocol/encodeFrame';
import type { Version } from '../protocol/frame';
import type { Channel } from './Channel';
import type { PresenceDiff } from './PresenceList';

/** Shows the channel's person on its topic with this payload, in place of what was shown before. */
export function track(gateway: Gateway, channel: Channel, payload: Record<string, unknown>): void {
  const { presence, identity } = channel;
  if (!presence.watches) {
    presence.watches = true;
    sendPresenceState(gateway, channel);
  }
  const list = gateway.topics.of(channel).presence;
  const userId = identity.claims.sub ?? null;
  announce(gateway, channel, list.track(channel, identity.presenceKey, userId, payload));
}

/** Takes the channel off the list, and tells the others; nothing happens when it was not on it. */
export function untrack(gateway: Gateway, channel: Channel): void {
  const diff = gateway.topics.of(channel).presence.untrack(channel, channel.identity.presenceKey);
  if (diff) announce(gateway, channel, diff);
}

/** Tells a channel who is there, once it watches. */
export function sendPresenceState(gateway: Gateway, channel: Channel): void {
  if (!seesPresence(channel)) return;
  const { socket, topic, joinRef } = channel;
  const list = gateway.topics.of(channel).presence;
  socket.push({ topic, event: 'presence_state', payload: list.entries(), ref: null, joinRef });
  const joins = list.changedEntries();
  if (Object.keys(joins).length === 0) return;
  socket.push({ topic, event: 'presence_diff', payload: { joins, leaves: {} }, ref: null, joinRef });
}

function announce(gateway: Gateway, channel: Channel, diff: PresenceDiff): void {
  const { topic } = channel;
  const time = gateway.now();
  const encoded = new Map<Version, string>();
  for (const peer of gateway.topics.of(channel).channels) {
    if (!seesPresence(peer) || endOf(peer.identity.claims) <= time) continue;
    const { version } = peer.socket;
    const frame =
      encoded.get(version) ??
      encodeFrame(version, { topic, event: 'presence_diff', payload: diff, ref: null, joinRef: null });
    encoded.set(version, frame);
    peer.socket.send(frame);
  }
}

const seesPresence = ({ presence, policies }: Channel): boolean => presence.watches && policies.presence.read;
