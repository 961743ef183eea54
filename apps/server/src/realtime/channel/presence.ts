import { randomBytes } from 'node:crypto';
import { endOf } from '../auth/claims';
import type { Gateway } from '../gateway';
import type { Channel } from './Channel';
import { type PresenceEntries, type PresenceMeta, presenceMeta } from './presenceMeta';
import { sendToAll } from './topics';

/** Lists the channel with this payload, in place of what it listed before. */
export function track(gateway: Gateway, channel: Channel, payload: Record<string, unknown>): void {
  const { presence, identity } = channel;
  if (!presence.watches) {
    presence.watches = true;
    sendPresenceState(gateway, channel);
  }
  const before = presence.meta;
  const ref = randomBytes(9).toString('base64url');
  presence.meta = presenceMeta(payload, identity.claims.sub, ref, before?.phx_ref);
  announce(gateway, channel, presence.meta, before);
}

/** Takes the channel off the list, and tells the others; nothing happens when it was not on it. */
export function untrack(gateway: Gateway, channel: Channel): void {
  const before = channel.presence.meta;
  channel.presence.meta = undefined;
  if (before) announce(gateway, channel, undefined, before);
}

function announce(gateway: Gateway, channel: Channel, joined?: PresenceMeta, left?: PresenceMeta): void {
  const { presenceKey } = channel.identity;
  const entries = (meta?: PresenceMeta): PresenceEntries =>
    meta ? { [presenceKey]: { metas: [meta] } } : {};
  const time = gateway.now();
  const watchers = [...gateway.topics.peersOf(channel)].filter(
    (peer) => seesPresence(peer) && endOf(peer.identity.claims) > time,
  );
  sendToAll(watchers, 'presence_diff', { joins: entries(joined), leaves: entries(left) });
}

/** Tells a channel who is there, once it watches. */
export function sendPresenceState(gateway: Gateway, channel: Channel): void {
  if (!seesPresence(channel)) return;
  const entries: PresenceEntries = {};
  for (const { presence, identity } of gateway.topics.peersOf(channel)) {
    if (!presence.meta) continue;
    entries[identity.presenceKey] ??= { metas: [] };
    entries[identity.presenceKey]?.metas.push(presence.meta);
  }
  const { socket, topic, joinRef } = channel;
  socket.push({ topic, event: 'presence_state', payload: entries, ref: null, joinRef });
}

const seesPresence = ({ presence, policies }: Channel): boolean => presence.watches && policies.presence.read;
