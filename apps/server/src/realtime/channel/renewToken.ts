import { readSubscriptions } from '../changes/readSubscriptions';
import type { Gateway } from '../gateway';
import { type Frame, isRecord } from '../protocol/frame';
import { applySubscriptions } from './applySubscriptions';
import type { Channel } from './Channel';
import { admit } from './identity';
import { shutDown } from './leaveChannel';
import { untrack } from './presence';

/**
 * Answers `access_token`: from now on the channel is whoever the new token says. It ends when that token is
 * no good, or may not read the topic; signing out arrives here too, as the visitor's key.
 */
export async function renewToken(gateway: Gateway, channel: Channel, frame: Frame) {
  const { socket, topic, identity: before } = channel;
  const token = isRecord(frame.payload) ? frame.payload.access_token : undefined;
  if (token === undefined || token === null || token === before.token) return;
  if (!socket.mayJoin()) return shutDown(gateway, channel, 'Too many token changes per second');

  const admission = await admit(gateway, channel, token, socket.apikey);
  if ('refused' in admission) return shutDown(gateway, channel, withoutCode(admission.refused));
  const { identity, policies } = admission;
  const answer = await readSubscriptions(gateway, channel.changes, identity.claims);
  if (socket.channels.get(topic) !== channel) return;

  const isSamePerson = identity.claims.sub === before.claims.sub;
  if (!isSamePerson || !policies.presence.write) untrack(gateway, channel);
  channel.identity = isSamePerson ? { ...identity, presenceKey: before.presenceKey } : identity;
  channel.policies = policies;
  applySubscriptions(channel, answer);
}

/** System messages name the fault without its code. */
const withoutCode = (reason: string): string => reason.replace(/^\w+: /, '');
