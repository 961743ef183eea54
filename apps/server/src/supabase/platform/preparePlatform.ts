import { getAuthSchemaSql } from '@supabase/lite';
import { StartRefused } from '../../config/StartRefused';
import type { Database } from '../../database/Database';
import { DatabaseError } from '../../database/databaseError';
import { REALTIME_SQL } from '../../realtime/sql/realtimeSql';
import { AUTH_HELPERS_SQL } from './authHelpersSql';
import { DEFAULT_PRIVILEGES_SQL, PLATFORM_SQL } from './platformSql';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Makes the roles of a Supabase project. @throws {StartRefused} when the database's account may not. */
async function ensureRoles(database: Database): Promise<void> {
  try {
    await database.exec(PLATFORM_SQL);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartRefused(
      'The account of DATABASE_URL may not set up the roles of a Supabase project: have an administrator ' +
        'create anon, authenticated and service_role (bypassrls) and grant them to it, or use a superuser.',
    );
  }
}

/** Makes of an empty database what a new Supabase project is; on one that has been used it changes nothing. */
export async function preparePlatform(database: Database): Promise<void> {
  const [state] = await database.query<{ isNew: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is null as "isNew"`,
  );
  await ensureRoles(database);
  // Again later, these would undo what the first migration takes back.
  if (state?.isNew) await database.exec(DEFAULT_PRIVILEGES_SQL);
  await database.exec(getAuthSchemaSql());
  await database.exec(AUTH_HELPERS_SQL);
  await database.exec(REALTIME_SQL);
}
