import { readdirSync, readFileSync } from 'node:fs';

const supabase = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, supabase), 'utf8');

/** What a hosted Supabase project has before its first migration, as far as ours see it. */
export const platform = {
  /** The client roles; in PostgreSQL they belong to the server, not to one database. */
  roles: () => read('tests/harness/hosted-roles.sql'),
  schemas: () => read('tests/harness/hosted-platform.sql'),
  /** @param {string} name of the role that owns the project and is no superuser */
  ownedBy: (name) => read('tests/harness/hosted-owner.sql').replaceAll(':owner', name),
};

/**
 * Applies every migration as the Supabase CLI does: in the order of their names, each in a transaction of its own.
 * @param {(sql: string) => Promise<unknown>} exec runs several statements at once
 */
export async function applyMigrations(exec) {
  const names = readdirSync(new URL('migrations/', supabase)).filter((name) => name.endsWith('.sql'));
  for (const name of names.sort()) {
    try {
      await exec(`begin;\n${read(`migrations/${name}`)}\ncommit;`);
    } catch (error) {
      await exec('rollback');
      throw new Error(`${name} does not apply: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
}
