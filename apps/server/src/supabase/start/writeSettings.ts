import type { Database } from '../../database/Database';
import { type Settings, settingsStatements } from './settingsStatements';

/** Writes what brand and environment decide to where the database's rules read it. */
export async function writeSettings(database: Database, settings: Settings): Promise<void> {
  for (const [sql, parameters] of settingsStatements(settings)) await database.query(sql, parameters);
}
