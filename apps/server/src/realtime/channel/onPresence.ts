import type { Gateway } from '../gateway';
import { type Frame, isRecord } from '../protocol/frame';
import type { Channel } from './Channel';
import { shutDown } from './leaveChannel';
import { track, untrack } from './presence';
import { checkPresencePayload } from './presencePayload';

/** Answers `track` and `untrack`. */
export function onPresence(gateway: Gateway, channel: Channel, frame: Frame) {
  const { presence, socket, name } = channel;
  if (!presence.mayChange()) return shutDown(gateway, channel, 'Client presence rate limit exceeded');
  const request = isRecord(frame.payload) ? frame.payload : {};
  const event = String(request.event).toLowerCase();
  if (event === 'untrack') {
    untrack(gateway, channel);
    return socket.reply(frame, 'ok');
  }
  if (event !== 'track') return socket.reply(frame, 'error', { reason: 'Unknown presence event' });
  if (!channel.policies.presence.write) {
    const reason = `Unauthorized: You do not have permissions to write to this Channel topic: ${name}`;
    return socket.reply(frame, 'error', { reason });
  }
  const check = checkPresencePayload(request.payload, gateway.limits.presenceBytes);
  if ('refused' in check) return socket.reply(frame, 'error', { reason: check.refused });
  track(gateway, channel, check.payload);
  socket.reply(frame, 'ok');
}
