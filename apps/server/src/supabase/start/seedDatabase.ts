import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/Database';

/** The Supabase CLI's own record of what has been seeded. */
const RECORD_SQL = `
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)
`;
const PATH = 'supabase/seed.sql';

/**
 * Fills a new embedded database with the sample data, once. A PostgreSQL server is somebody's own and is
 * never seeded; nor is a database in which people already have accounts.
 */
export async function seedDatabase(database: Database, file: string): Promise<void> {
  if (database.kind !== 'pglite') return;
  await database.exec(RECORD_SQL);
  const [state] = await database.query<{ used: boolean }>(
    `select exists (select from supabase_migrations.seed_files where path = $1)
       or exists (select from auth.users) as used`,
    [PATH],
  );
  if (state?.used) return;
  const seed = await readFile(file, 'utf8');
  await database.transaction(async (session) => {
    await session.exec(seed);
    await session.query(
      "insert into supabase_migrations.seed_files (path, hash) values ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'))",
      [PATH, seed],
    );
  });
}
