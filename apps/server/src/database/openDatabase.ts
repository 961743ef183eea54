import type { Database, DatabaseLocation } from './Database';

/** Opens the database where it lives; it is created when there is none yet. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (typeof location === 'object' && 'databaseUrl' in location) {
    const { openPostgres } = await import('./openPostgres');
    return openPostgres(location.databaseUrl);
  }
  const { openPglite } = await import('./openPglite');
  return openPglite(location === 'memory' ? undefined : location.dataDir);
}
