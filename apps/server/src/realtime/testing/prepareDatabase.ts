import type { Database } from '../../database/Database';
import { REALTIME_SQL } from '../sql/realtimeSql';
import { ROLES_SQL, SCHEMA_SQL } from './schemaSql';

/** Makes a database what it is after the migrations. */
export async function prepareDatabase(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  await database.exec(ROLES_SQL);
  await database.exec(REALTIME_SQL);
  await database.exec(SCHEMA_SQL);
  return database;
}
