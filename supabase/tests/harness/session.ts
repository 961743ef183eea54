import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import postgres from 'postgres';

export type Row = Record<string, unknown>;

/** One session of a database, in UTC. Dates and times come as PostgreSQL prints them, bigint as a number. */
export interface Session {
  query<T = Row>(sql: string, parameters?: unknown[]): Promise<T[]>;
  /** Runs several statements at once. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

const asPrinted = (value: string) => value;
const { DATE, TIME, TIMESTAMP, TIMESTAMPTZ } = pgliteTypes;

/** @param dump of a data directory, to start from */
export async function openPglite(dump: Blob): Promise<Session> {
  const database = await PGlite.create({
    loadDataDir: dump,
    parsers: { [DATE]: asPrinted, [TIME]: asPrinted, [TIMESTAMP]: asPrinted, [TIMESTAMPTZ]: asPrinted },
  });
  await database.exec(`set timezone = 'UTC'`);
  return {
    query: async <T>(sql: string, parameters: unknown[] = []) =>
      (await database.query<T>(sql, parameters)).rows,
    exec: async (sql) => {
      await database.exec(sql);
    },
    close: () => database.close(),
  };
}

export function openPostgres(url: string): Session {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { TimeZone: 'UTC' },
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      // Given a type of its own, so that the driver's own conversion to Date does not apply.
      printed: {
        to: TIMESTAMPTZ,
        from: [DATE, TIME, TIMESTAMP, TIMESTAMPTZ],
        serialize: asPrinted,
        parse: asPrinted,
      },
    },
  });
  return {
    query: async <T>(sql: string, parameters: unknown[] = []) =>
      [...(await client.unsafe(sql, parameters as postgres.ParameterOrJSON<never>[]))] as T[],
    exec: async (sql) => {
      await client.unsafe(sql).simple();
    },
    close: () => client.end(),
  };
}
