import { readSubscriptions } from '../changes/readSubscriptions';
import type { Gateway } from '../gateway';
import type { Frame } from '../protocol/frame';
import { CLOSE } from '../socket/closeCodes';
import type { RealtimeSocket } from '../socket/RealtimeSocket';
import { tokenBucket } from '../socket/tokenBucket';
import { applySubscriptions } from './applySubscriptions';
import type { Channel } from './Channel';
import { admit } from './identity';
import { readJoinRequest } from './joinRequest';
import { endChannel } from './leaveChannel';
import { sendPresenceState } from './presence';
import { nameOfTopic } from './topicName';

/** Answers `phx_join`: checks, in upstream's order and words, then lets the channel in. */
export async function joinChannel(gateway: Gateway, socket: RealtimeSocket, frame: Frame): Promise<void> {
  const { limits } = gateway;
  const refuse = (reason: string) => socket.reply(frame, 'error', { reason });

  const topicName = nameOfTopic(frame.topic);
  if ('refused' in topicName) return refuse(topicName.refused);
  const before = socket.channels.get(frame.topic);
  if (before) endChannel(gateway, before, 'phx_close');
  if (!socket.mayJoin()) {
    refuse('ClientJoinRateLimitReached: Too many joins per second');
    return socket.expel(CLOSE.policy, 'Too many joins');
  }
  if (socket.channels.size >= limits.channelsPerSocket) {
    return refuse('ChannelRateLimitReached: Too many channels');
  }
  const asked = readJoinRequest(frame.payload, limits.subscriptionsPerChannel);
  if ('refused' in asked) return refuse(asked.refused);
  const { token, isPrivate, broadcast, watchesPresence, changes } = asked.request;
  if (!isPrivate && !gateway.publicRelay && changes.length === 0) {
    return refuse('PrivateOnly: This project only allows private channels');
  }
  const { name } = topicName;
  const admission = await admit(gateway, { name, isPrivate }, token, socket.apikey);
  if ('refused' in admission) return refuse(admission.refused);
  const answer = await readSubscriptions(gateway, changes, admission.identity.claims);
  if (!socket.isOpen) return;

  const channel: Channel = {
    socket,
    topic: frame.topic,
    name,
    joinRef: frame.joinRef ?? frame.ref,
    isPrivate,
    broadcast,
    changes,
    subscriptions: [],
    ...admission,
    presence: {
      watches: watchesPresence,
      mayChange: tokenBucket(limits.presenceBurst, limits.presencePerSecond, gateway.now),
    },
  };
  socket.channels.set(channel.topic, channel);
  gateway.topics.add(channel);
  gateway.stats.channels += 1;
  const postgres_changes = changes.map((request, index) => ({ ...request, id: index + 1 }));
  socket.reply(frame, 'ok', { postgres_changes });
  sendPresenceState(gateway, channel);
  applySubscriptions(channel, answer);
}
