import { readdirSync, readFileSync } from 'node:fs';

const supabase = new URL('../', import.meta.url);

/** The files the Supabase CLI would apply, in its order. */
export function migrationFiles() {
  return readdirSync(new URL('migrations/', supabase))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(`migrations/${name}`, supabase), 'utf8') }));
}

/** What a Supabase project brings along before its own migrations. */
export const platformSql = () => readFileSync(new URL('tests/platform.sql', supabase), 'utf8');

/** The sample data of an empty local database. */
export const seedSql = () => readFileSync(new URL('seed.sql', supabase), 'utf8');

/**
 * Applies every migration, each in a transaction of its own.
 * @param {(sql: string) => Promise<unknown>} exec runs several statements at once
 */
export async function applyMigrations(exec) {
  for (const { name, sql } of migrationFiles()) {
    try {
      await exec(`begin;\n${sql}\ncommit;`);
    } catch (error) {
      await exec('rollback');
      throw new Error(`${name} does not apply: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
}
