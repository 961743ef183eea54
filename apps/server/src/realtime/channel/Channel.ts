import type { Claims } from '../auth/claims';
import type { TopicPolicies } from '../auth/topicPolicies';
import type { ChangeRequest, Subscription } from '../changes/subscription';
import type { RealtimeSocket } from '../socket/RealtimeSocket';
import type { TokenBucket } from '../socket/tokenBucket';

/** One socket on one topic, for as long as its token lasts. */
export interface Channel {
  socket: RealtimeSocket;
  /** As the client names it: `realtime:` and the name. */
  topic: string;
  /** What `realtime.topic()` answers. */
  name: string;
  joinRef: string | null;
  isPrivate: boolean;
  broadcast: { self: boolean; ack: boolean };
  /** What was asked for, and what of it holds for the present identity. */
  changes: ChangeRequest[];
  subscriptions: Subscription[];
  identity: Identity;
  policies: TopicPolicies;
  presence: ChannelPresence;
}

/** Whose channel it is; replaced as a whole when a token is renewed. */
export interface Identity {
  token: unknown;
  claims: Claims;
  /** Equal for tokens that no policy can tell apart. */
  person: string;
  /** Under which presence lists the channel: the user's id, or a name of its own for a visitor without one. */
  presenceKey: string;
}

export interface ChannelPresence {
  /** Whether this channel is told who is there. */
  watches: boolean;
  mayChange: TokenBucket;
}
