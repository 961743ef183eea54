import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Database, Query } from './Database';
import { fifoGate } from './fifoGate';
import { pgliteSession } from './pgliteSession';
import { PARSERS, SERIALIZERS } from './pgliteTypes';
import { repairConnection } from './repairConnection';

/** PGlite is one session in this process; the gate hands it to one caller at a time. */
export async function openPglite(dataDir: string | undefined): Promise<Database> {
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: { parsers: PARSERS, serializers: SERIALIZERS },
  });
  const { driver } = connection;
  await driver.waitReady;
  const session = pgliteSession(driver);
  await session.exec("set timezone to 'UTC'");
  const acquire = fifoGate();

  repairConnection(connection, async () => ({
    release: await acquire(),
    run: async (sql, parameters) => {
      const { rows, affectedRows } = await session.query(sql, parameters);
      return { rows, affected: affectedRows };
    },
  }));

  const query: Query = async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const { rows } = await session.query<Row>(sql, parameters);
    return rows;
  };
  const { exec } = session;
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
      const stop = await alone(() => driver.listen(channel, callback));
      return () => alone(() => stop());
    },
    onBroken: session.onBroken,
    close: () => alone(() => connection.close()),
  };
}
