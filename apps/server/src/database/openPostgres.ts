import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import type { Database, Query } from './Database';
import { toDatabaseError } from './databaseError';
import { toIsoTimestamp } from './isoTimestamp';
import { repairConnection } from './repairConnection';

const SESSIONS = 8;
const CONNECT_TIMEOUT_S = 10;
const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const timestamps = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
  parse: toIsoTimestamp,
});

/** A PostgreSQL server in place of the embedded database. Rejects when it cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: SESSIONS,
      connect_timeout: CONNECT_TIMEOUT_S,
      onnotice: () => {},
      types: { timestamp: timestamps(1114), timestamptz: timestamps(1184) },
    },
  });
  const pool = connection.driver;

  repairConnection(connection, async () => {
    const session = await pool.reserve();
    return {
      release: () => session.release(),
      run: async (sql, parameters) => {
        const rows = await session.unsafe(sql, [...parameters] as postgres.ParameterOrJSON<never>[]);
        return { rows: [...rows], affected: COUNTED.has(rows.command) ? rows.count : undefined };
      },
    };
  });

  await pool`select 1`.catch(async (error) => {
    await connection.close();
    throw error;
  });

  return {
    kind: 'postgres',
    connection,
    ...statements(pool),
    transaction: <T>(work: (session: Pick<Database, 'query' | 'exec'>) => Promise<T>) =>
      pool.begin((session) => work(statements(session))).catch(rethrow) as Promise<T>,
    listen: async (channel, callback, onResumed) => {
      let hasListened = false;
      const { unlisten } = await pool.listen(channel, callback, () => {
        if (hasListened) onResumed?.();
        hasListened = true;
      });
      return unlisten;
    },
    onBroken: () => {},
    close: () => connection.close(),
  };
}

function statements(session: postgres.ISql): Pick<Database, 'query' | 'exec'> {
  const query: Query = async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const values = [...parameters] as postgres.ParameterOrJSON<never>[];
    return [...(await session.unsafe(sql, values).catch(rethrow))] as Row[];
  };
  const exec = async (script: string) => {
    await session.unsafe(script).simple().catch(rethrow);
  };
  return { query, exec };
}

function rethrow(error: unknown): never {
  throw toDatabaseError(error);
}
