import { PGlite } from '@electric-sql/pglite';
import { applyMigrations, platform } from '../../supabase/tests/harness/hostedProject.mjs';
import { readCatalog } from './catalog.mjs';
import { renderDatabase } from './renderDatabase.mjs';

/** The TypeScript source for schema `public` after all migrations, on a database made for the purpose. */
export async function generateTypes() {
  const database = await PGlite.create();
  try {
    await database.exec(platform.roles());
    await database.exec(platform.schemas());
    await applyMigrations((sql) => database.exec(sql));
    return renderDatabase(await readCatalog(async (sql) => (await database.query(sql)).rows));
  } finally {
    await database.close();
  }
}
