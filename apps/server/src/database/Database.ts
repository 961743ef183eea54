import type { Connection } from '@supabase/lite';

/** Runs one statement with its parameters, e.g. `query('select $1::int as n', [1])`. */
export type Query = <Row = Record<string, unknown>>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<Row[]>;

/** Where the data lives: a directory, nowhere (tests), or a PostgreSQL server. */
export type DatabaseLocation = { dataDir: string } | 'memory' | { databaseUrl: string };

/** The one database of the embedded back end. Every failing statement rejects with a `DatabaseError`. */
export interface Database {
  kind: 'pglite' | 'postgres';
  /** What @supabase/lite works on. */
  connection: Connection;
  /** Runs one statement as the owner of the database, outside any request. */
  query: Query;
  /** Runs a script of several statements; it is one transaction unless it says otherwise. */
  exec(script: string): Promise<void>;
  /** Runs `work` in one transaction, which is undone when `work` rejects. Only its `query` takes part. */
  transaction<T>(work: (session: Pick<Database, 'query' | 'exec'>) => Promise<T>): Promise<T>;
  /**
   * Calls back with the payload of each NOTIFY, and says when it hears again after the connection was lost:
   * what was notified in between is gone. @returns the way to stop.
   */
  listen(
    channel: string,
    callback: (payload: string) => void,
    onResumed?: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Calls back, once, when the embedded database can no longer be trusted: from then on every call rejects
   * with `DatabaseBroken`, and only opening it again helps. A PostgreSQL server never does this.
   */
  onBroken(callback: (reason: Error) => void): void;
  close(): Promise<void>;
}
