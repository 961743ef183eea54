import { getAuthSchemaSql } from '@supabase/lite';
import type { Database } from '../../database/Database';
import { REALTIME_SQL } from '../../realtime/sql/realtimeSql';
import { AUTH_HELPERS_SQL } from './authHelpersSql';
import { DEFAULT_PRIVILEGES_SQL, PLATFORM_SQL } from './platformSql';

/** Makes of an empty database what a new Supabase project is; on one that has been used it changes nothing. */
export async function preparePlatform(database: Database): Promise<void> {
  const [state] = await database.query<{ isNew: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is null as "isNew"`,
  );
  await database.exec(PLATFORM_SQL);
  // Again later, these would undo what the first migration takes back.
  if (state?.isNew) await database.exec(DEFAULT_PRIVILEGES_SQL);
  await database.exec(getAuthSchemaSql());
  await database.exec(AUTH_HELPERS_SQL);
  await database.exec(REALTIME_SQL);
}
