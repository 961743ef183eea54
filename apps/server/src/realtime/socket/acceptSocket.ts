import type { WebSocket } from 'ws';
import { leaveChannel } from '../channel/leaveChannel';
import { onFrame } from '../channel/onFrame';
import type { Gateway } from '../gateway';
import { decodeFrame } from '../protocol/decodeFrame';
import type { Frame } from '../protocol/frame';
import { CLOSE } from './closeCodes';
import { RealtimeSocket } from './RealtimeSocket';
import type { TokenBucket } from './tokenBucket';

/** Wires a new connection: its frames are answered one after the other, and its end ends its channels. */
export function acceptSocket(
  gateway: Gateway,
  ws: WebSocket,
  handshake: Pick<RealtimeSocket, 'version' | 'apikey'>,
  mayJoinFromAddress: TokenBucket,
): RealtimeSocket {
  const socket = new RealtimeSocket(gateway, ws, handshake.version, handshake.apikey, mayJoinFromAddress);
  let last = Promise.resolve();
  const heard = () => {
    socket.lastHeard = gateway.now();
  };

  ws.on('message', (data: Buffer, isBinary: boolean) => {
    heard();
    if (!socket.isOpen) return;
    if (!socket.mayMessage()) return socket.expel(CLOSE.policy, 'Too many messages');
    const frame = decodeFrame(socket.version, data, isBinary);
    if (!frame) return socket.expel(CLOSE.unsupportedData, 'Not a message of this protocol');
    last = last.then(() => answer(gateway, socket, frame));
  });
  ws.on('pong', heard);
  ws.on('ping', () => {
    heard();
    if (socket.isOpen && !socket.mayMessage()) socket.expel(CLOSE.policy, 'Too many messages');
  });
  // A broken connection also closes, which is where it is handled.
  ws.on('error', () => {});
  ws.on('close', () => {
    for (const channel of [...socket.channels.values()]) leaveChannel(gateway, channel);
  });
  return socket;
}

async function answer(gateway: Gateway, socket: RealtimeSocket, frame: Frame): Promise<void> {
  if (!socket.isOpen) return;
  try {
    await onFrame(gateway, socket, frame);
  } catch (error) {
    gateway.report('a message could not be answered', error);
    socket.reply(frame, 'error', { reason: 'UnknownErrorOnChannel: Unknown Error on Channel' });
  }
}
