import type { Gateway } from '../gateway';
import type { Claims } from './claims';

/** What the policies on `realtime.messages` let one person do on one private topic. */
export interface TopicPolicies {
  broadcast: { read: boolean; write: boolean };
  presence: { read: boolean; write: boolean };
}

export const allow = (yes: boolean): TopicPolicies => ({
  broadcast: { read: yes, write: yes },
  presence: { read: yes, write: yes },
});

/** A policy that fails has not allowed anything, so the answer is no. */
export async function readTopicPolicies(
  { database, report }: Pick<Gateway, 'database' | 'report'>,
  topic: string,
  claims: Claims,
): Promise<TopicPolicies> {
  try {
    const [row] = await database.query<{ verdict: string }>(
      'select realtime.authorize($1::text, $2::text::jsonb)::text as verdict',
      [topic, JSON.stringify(claims)],
    );
    const verdict = JSON.parse(row?.verdict ?? '{}') as Record<string, true | undefined>;
    return {
      broadcast: { read: verdict.broadcast_read === true, write: verdict.broadcast_write === true },
      presence: { read: verdict.presence_read === true, write: verdict.presence_write === true },
    };
  } catch (error) {
    report('a policy on realtime.messages failed', error);
    return allow(false);
  }
}
