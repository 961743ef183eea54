import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Database, Query } from './Database';
import { toDatabaseError } from './databaseError';
import { fifoGate } from './fifoGate';
import { toIsoTimestamp } from './isoTimestamp';
import { repairConnection } from './repairConnection';

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** PGlite is one session in this process; the gate hands it to one caller at a time. */
export async function openPglite(dataDir: string | undefined): Promise<Database> {
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: { parsers: { [TIMESTAMP]: toIsoTimestamp, [TIMESTAMPTZ]: toIsoTimestamp } },
  });
  const session = connection.driver;
  await session.waitReady;
  await session.exec("set timezone to 'UTC'");
  const acquire = fifoGate();

  repairConnection(connection, async () => ({
    release: await acquire(),
    run: async (sql, parameters) => {
      const { rows, affectedRows } = await session.query(sql, [...parameters]);
      return { rows, affected: affectedRows };
    },
  }));

  const query: Query = async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const { rows } = await session.query<Row>(sql, [...parameters]).catch(rethrow);
    return rows;
  };
  const exec = async (script: string) => {
    await session.exec(script).catch(rethrow);
  };
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
  // Lite runs its own set-up through this, outside the dialect.
  connection.exec = async <T>(script: string) => {
    await alone(() => exec(script));
    return { rows: [] } as T;
  };

  return {
    kind: 'pglite',
    connection,
    query: (sql, parameters) => alone(() => query(sql, parameters)),
    exec: (script) => alone(() => exec(script)),
    transaction: (work) =>
      alone(async () => {
        await exec('begin');
        try {
          const result = await work({ query, exec });
          await exec('commit');
          return result;
        } catch (error) {
          await exec('rollback');
          throw error;
        }
      }),
    listen: async (channel, callback) => {
      const stop = await alone(() => session.listen(channel, callback));
      return () => alone(() => stop());
    },
    close: () => alone(() => connection.close()),
  };
}

function rethrow(error: unknown): never {
  throw toDatabaseError(error);
}
