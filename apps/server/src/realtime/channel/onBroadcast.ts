import { endOf } from '../auth/claims';
import type { Gateway } from '../gateway';
import { encodeBinaryBroadcast } from '../protocol/binaryBroadcast';
import { encodeFrame } from '../protocol/encodeFrame';
import type { BinaryBroadcast, Frame, Version } from '../protocol/frame';
import type { Channel } from './Channel';
import { readBroadcast } from './readBroadcast';

/** Passes a broadcast on to everybody else on the topic, and to its sender if that was asked for. */
export function onBroadcast(gateway: Gateway, channel: Channel, frame: Frame) {
  const { socket, name, policies, broadcast } = channel;
  const refuse = (reason: string) => {
    if (broadcast.ack) socket.reply(frame, 'error', { reason });
  };
  if (!policies.broadcast.write) {
    return refuse(`Unauthorized: You do not have permissions to write to this Channel topic: ${name}`);
  }
  const message = readBroadcast(frame.payload, gateway.limits.broadcastBytes);
  if ('refused' in message) return refuse(message.refused);
  const time = gateway.now();
  const encoded = new Map<Version, string | Buffer | undefined>();
  for (const peer of gateway.topics.of(channel).channels) {
    if (peer === channel && !broadcast.self) continue;
    if (!peer.policies.broadcast.read || endOf(peer.identity.claims) <= time) continue;
    const { version } = peer.socket;
    if (!encoded.has(version)) encoded.set(version, encodeFor(version, channel.topic, message));
    const bytes = encoded.get(version);
    if (bytes !== undefined) peer.socket.send(bytes);
  }
  if (broadcast.ack) socket.reply(frame, 'ok');
}

/** Protocol 1.0.0 cannot carry bytes; such a message passes by its clients. */
function encodeFor(version: Version, topic: string, message: BinaryBroadcast): string | Buffer | undefined {
  if (version === '2.0.0') return encodeBinaryBroadcast(topic, message);
  if (message.encoding === 'binary') return undefined;
  const payload = { type: 'broadcast', event: message.event, payload: JSON.parse(message.body.toString()) };
  return encodeFrame(version, { topic, event: 'broadcast', payload, ref: null, joinRef: null });
}
