import type { SubscriptionsAnswer } from '../changes/readSubscriptions';
import type { Channel } from './Channel';
import { sendSystem } from './leaveChannel';

/** Lets changes flow to a channel as far as its present identity may have them, and says so. */
export function applySubscriptions(channel: Channel, answer: SubscriptionsAnswer): void {
  if (channel.changes.length === 0) return;
  channel.subscriptions = 'refused' in answer ? [] : answer.subscriptions;
  if ('refused' in answer) sendSystem(channel, 'postgres_changes', 'error', answer.refused);
  else sendSystem(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL');
}
