import { PGlite } from '@electric-sql/pglite';
import { applyMigrations, platformSql } from '../../supabase/tests/applyMigrations.mjs';
import { readCatalog } from './catalog.mjs';
import { renderDatabase } from './renderDatabase.mjs';

/** The TypeScript source for schema `public` after all migrations, on a database made for the purpose. */
export async function generateTypes() {
  const database = await PGlite.create();
  try {
    await database.exec(platformSql());
    await applyMigrations((sql) => database.exec(sql));
    return renderDatabase(await readCatalog(async (sql) => (await database.query(sql)).rows));
  } finally {
    await database.close();
  }
}
