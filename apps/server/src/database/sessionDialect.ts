import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { toDatabaseError } from './databaseError';

/** One PostgreSQL session, ours alone until it is released. */
export interface Session {
  run(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affected?: number }>;
  release(): void;
}

class SessionConnection implements DatabaseConnection {
  constructor(readonly session: Session) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affected } = await this.session.run(query.sql, query.parameters);
      return {
        rows: rows as R[],
        numAffectedRows: affected === undefined ? undefined : BigInt(affected),
      };
    } catch (error) {
      throw toDatabaseError(error);
    }
  }

  // biome-ignore lint/correctness/useYield: streaming is part of the interface, and nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This database does not stream.');
  }
}

/**
 * A Kysely dialect that gives each caller a session of its own for as long as it holds the connection.
 * @supabase/lite's dialect for PGlite hands the one session to everybody at once, so that the role of one
 * request applies to the query of another.
 */
export function sessionDialect(acquire: () => Promise<Session>): Dialect {
  const raw = (sql: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: async () => new SessionConnection(await acquire()),
    releaseConnection: async (connection) => (connection as SessionConnection).session.release(),
    beginTransaction: raw('begin'),
    commitTransaction: raw('commit'),
    rollbackTransaction: raw('rollback'),
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
