import { randomUUID } from 'node:crypto';
import type { PGliteInterface, Results } from '@electric-sql/pglite';
import { DatabaseBroken } from './DatabaseBroken';
import { DatabaseError, toDatabaseError } from './databaseError';

/** The protocol counts parameters in 16 bits, and PGlite reads the count of its answer as a signed number. */
const MAX_PARAMETERS = 32_767;

/** PGlite's one session, which refuses to go on once it cannot be trusted. */
export interface PgliteSession {
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Results<Row>>;
  exec(script: string): Promise<void>;
  onBroken(callback: (reason: Error) => void): void;
}

type Driver = Pick<PGliteInterface, 'query' | 'exec'>;

const TRANSACTION_CONTROL = /^\s*(begin|commit|rollback)\b/i;

/** Nothing found, nothing changed: what a statement should answer seldom, and a broken session always does. */
const saysNothing = (sql: string, { fields, affectedRows }: Results<unknown>) =>
  fields.length === 0 && !affectedRows && !TRANSACTION_CONTROL.test(sql);

/**
 * Guards PGlite against what breaks it for good: an exception inside its reader is swallowed and leaves half an
 * answer behind, and from then on statements seem to succeed and do nothing.
 */
export function pgliteSession(driver: Driver): PgliteSession {
  const listeners: ((reason: Error) => void)[] = [];
  let broken: DatabaseBroken | undefined;

  async function isSound(): Promise<boolean> {
    const said = randomUUID();
    try {
      const { rows } = await driver.query<{ heard: string }>('select $1::text as heard', [said]);
      return rows.length === 1 && rows[0]?.heard === said;
    } catch (error) {
      // The session is in a transaction that has failed: it understands, and says so.
      return toDatabaseError(error) instanceof DatabaseError;
    }
  }

  async function trust<T>(work: () => Promise<T>, isDoubtful: (result: T) => boolean): Promise<T> {
    if (broken) throw broken;
    let cause: unknown;
    try {
      const result = await work();
      if (!isDoubtful(result) || (await isSound())) return result;
    } catch (raw) {
      cause = toDatabaseError(raw);
      if (cause instanceof DatabaseError || (await isSound())) throw cause;
    }
    broken = new DatabaseBroken(cause);
    for (const listener of listeners.splice(0)) listener(broken);
    throw broken;
  }

  return {
    query: <Row>(sql: string, parameters: readonly unknown[]) => {
      if (parameters.length > MAX_PARAMETERS) {
        const message = `A statement has at most ${MAX_PARAMETERS} parameters.`;
        return Promise.reject(new DatabaseError(message, { code: '54023' }));
      }
      return trust(
        () => driver.query<Row>(sql, [...parameters]),
        (result) => saysNothing(sql, result),
      );
    },
    exec: async (script) => {
      await trust(
        () => driver.exec(script),
        () => false,
      );
    },
    onBroken: (callback) => {
      if (broken) callback(broken);
      else listeners.push(callback);
    },
  };
}
