import type { Gateway } from '../gateway';
import type { Channel } from './Channel';
import { untrack } from './presence';

/** Takes a channel away without a word to its own client. */
export function leaveChannel(gateway: Gateway, channel: Channel): void {
  const { socket, topic } = channel;
  if (socket.channels.get(topic) !== channel) return;
  untrack(gateway, channel);
  gateway.topics.remove(channel);
  socket.channels.delete(topic);
  gateway.stats.channels -= 1;
  if (socket.channels.size === 0) socket.idleSince = gateway.now();
}

/** Takes a channel away; `phx_close` tells its client not to come back, `phx_error` to join again. */
export function endChannel(gateway: Gateway, channel: Channel, event: 'phx_close' | 'phx_error'): void {
  leaveChannel(gateway, channel);
  const { socket, topic, joinRef } = channel;
  socket.push({ topic, event, payload: {}, ref: joinRef, joinRef });
}

/** Ends a channel for a reason that its client can read. */
export function shutDown(gateway: Gateway, channel: Channel, message: string): void {
  sendSystem(channel, 'system', 'error', message);
  endChannel(gateway, channel, 'phx_close');
}

export function sendSystem(
  { socket, topic, name, joinRef }: Channel,
  extension: 'system' | 'postgres_changes',
  status: 'ok' | 'error',
  message: string,
): void {
  const payload = { extension, status, message, channel: name };
  socket.push({ topic, event: 'system', payload, ref: null, joinRef });
}
