import { StartRefused } from '../../config/StartRefused';
import type { Database } from '../../database/Database';
import { DatabaseError } from '../../database/databaseError';
import { type AppliedMigration, pendingMigrations } from './pendingMigrations';
import type { Migration } from './readMigrations';

/** The Supabase CLI's own table, so that it and we can work on the same database. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;
/** Any number, the same for every server of one database. */
const LOCK = 4_310_070_112;

/**
 * Applies what is pending, each file as one transaction together with its line in the history.
 * @returns the migrations applied now.
 * @throws {StartRefused} when the history does not fit or a file fails; files before it stay applied.
 */
export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  await database.exec(HISTORY_SQL);
  const applied = await database.query<AppliedMigration>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  const pending = pendingMigrations(migrations, applied);
  for (const migration of pending) {
    await applyMigration(database, migration).catch((error) => {
      const reason = error instanceof DatabaseError ? `${error.message} (${error.code})` : String(error);
      throw new StartRefused(`Migration ${migration.version}_${migration.name} failed: ${reason}`);
    });
  }
  return pending;
}

async function applyMigration(database: Database, { version, name, sql }: Migration): Promise<void> {
  await database.transaction(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const known = await session.query(
      'select 1 from supabase_migrations.schema_migrations where version = $1',
      [version],
    );
    if (known.length > 0) return;
    await session.exec(sql);
    // A file may have changed these for its own statements.
    await session.exec('reset role; reset search_path');
    await session.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
      [version, name, sql],
    );
  });
}
