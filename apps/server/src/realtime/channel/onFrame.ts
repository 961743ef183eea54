import type { Gateway } from '../gateway';
import type { Frame } from '../protocol/frame';
import type { RealtimeSocket } from '../socket/RealtimeSocket';
import { joinChannel } from './joinChannel';
import { endChannel } from './leaveChannel';
import { onBroadcast } from './onBroadcast';
import { onPresence } from './onPresence';
import { renewToken } from './renewToken';

/** Sends one message of a client to what answers it. Unknown events are passed over, as upstream does. */
export async function onFrame(gateway: Gateway, socket: RealtimeSocket, frame: Frame): Promise<void> {
  if (frame.topic === 'phoenix') {
    if (frame.event === 'heartbeat') socket.reply(frame, 'ok');
    return;
  }
  if (frame.event === 'phx_join') return joinChannel(gateway, socket, frame);

  const channel = socket.channels.get(frame.topic);
  const isStale = channel && frame.joinRef !== null && frame.joinRef !== channel.joinRef;
  if (frame.event === 'phx_leave') {
    if (channel && !isStale) endChannel(gateway, channel, 'phx_close');
    return socket.reply(frame, 'ok');
  }
  if (!channel) return socket.reply(frame, 'error', { reason: 'unmatched topic' });
  if (isStale) return;
  switch (frame.event) {
    case 'access_token':
      return renewToken(gateway, channel, frame);
    case 'presence':
      return onPresence(gateway, channel, frame);
    case 'broadcast':
      return onBroadcast(gateway, channel, frame);
  }
}
