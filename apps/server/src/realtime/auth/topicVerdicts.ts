import { fifoGate } from '../../database/fifoGate';
import type { Gateway } from '../gateway';
import { type Claims, personOf } from './claims';
import { readTopicPolicies, type TopicPolicies } from './topicPolicies';

/** For how long a person may come back without the database being asked again. */
const ALLOWED_MS = 5_000;
/** Less: a refused person may be let in as soon as they have a profile. */
const REFUSED_MS = 1_000;
const REMEMBERED = 1_000;
/** Questions in the line at once; together they take a second or so. */
const MAX_WAITING = 200;

interface Verdict {
  policies: Promise<TopicPolicies>;
  until: number;
}

/**
 * What the policies let a person do on a topic. The database is asked one question after the other, so that
 * a crowd at the door does not keep everybody else from it.
 */
export class TopicVerdicts {
  private readonly known = new Map<string, Verdict>();
  private readonly acquire = fifoGate();
  private waiting = 0;

  constructor(private readonly gateway: Pick<Gateway, 'database' | 'report' | 'now'>) {}

  /** Undefined when too many are waiting for an answer already. */
  async of(topic: string, claims: Claims): Promise<TopicPolicies | undefined> {
    const key = JSON.stringify([topic, personOf(claims)]);
    const found = this.known.get(key);
    if (found && found.until > this.gateway.now()) return found.policies;
    if (this.waiting >= MAX_WAITING) return undefined;
    const verdict: Verdict = { policies: this.ask(topic, claims), until: Infinity };
    this.remember(key, verdict);
    const { broadcast, presence } = await verdict.policies;
    const isAllowed = broadcast.read || presence.read;
    verdict.until = this.gateway.now() + (isAllowed ? ALLOWED_MS : REFUSED_MS);
    return verdict.policies;
  }

  private remember(key: string, verdict: Verdict): void {
    const [oldest] = this.known.keys();
    this.known.delete(key);
    if (oldest !== undefined && this.known.size >= REMEMBERED) this.known.delete(oldest);
    this.known.set(key, verdict);
  }

  private async ask(topic: string, claims: Claims): Promise<TopicPolicies> {
    this.waiting += 1;
    const release = await this.acquire();
    try {
      return await readTopicPolicies(this.gateway, topic, claims);
    } finally {
      release();
      this.waiting -= 1;
    }
  }
}
