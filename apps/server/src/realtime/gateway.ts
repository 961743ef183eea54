import type { Database } from '../database/Database';
import type { TokenReader } from './auth/readToken';
import type { TopicVerdicts } from './auth/topicVerdicts';
import type { TableAccess } from './changes/tableAccess';
import type { Topics } from './channel/topics';
import type { RealtimeLimits } from './limits';
import type { RealtimeStats } from './stats';

/** What every part of one running gateway works with. */
export interface Gateway {
  database: Pick<Database, 'query' | 'exec' | 'listen'>;
  limits: RealtimeLimits;
  stats: RealtimeStats;
  topics: Topics;
  tables: TableAccess;
  verdicts: TopicVerdicts;
  readToken: TokenReader;
  /** Whether broadcast and presence work on topics that no policy guards. */
  publicRelay: boolean;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Faults of the server's own; never holds what a person sent. */
  report(what: string, error: unknown): void;
}
