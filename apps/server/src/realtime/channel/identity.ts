import { randomUUID } from 'node:crypto';
import { type Claims, personOf } from '../auth/claims';
import { allow, type TopicPolicies } from '../auth/topicPolicies';
import type { Gateway } from '../gateway';
import type { Identity } from './Channel';

export type Admission = { identity: Identity; policies: TopicPolicies } | { refused: string };

/** Finds out who a token speaks for and what they may do on a topic; refusals in upstream's words. */
export async function admit(
  gateway: Gateway,
  { name, isPrivate }: { name: string; isPrivate: boolean },
  token: unknown,
  apikey: string,
): Promise<Admission> {
  const answer = await gateway.readToken(token, apikey);
  if ('refused' in answer) return answer;
  const identity = identityOf(token, answer.claims);
  if (!isPrivate) return { identity, policies: allow(gateway.publicRelay) };
  const unauthorized = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
  // No policy is for visitors, who could ask without end.
  if (answer.claims.role === 'anon') return { refused: unauthorized };
  const policies = await gateway.verdicts.of(name, answer.claims);
  if (!policies) return { refused: 'ClientJoinRateLimitReached: Too many joins at once' };
  if (!policies.broadcast.read && !policies.presence.read) return { refused: unauthorized };
  return { identity, policies };
}

const identityOf = (token: unknown, claims: Claims): Identity => ({
  token,
  claims,
  person: personOf(claims),
  presenceKey: claims.sub ?? randomUUID(),
});
