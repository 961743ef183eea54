import { quietConsole } from '../database/quietConsole';
import { REALTIME_SQL } from '../realtime/sql/realtimeSql';
import type { Backend, BackendOptions } from './Backend';
import { backendFetch } from './backendFetch';
import { applyMigrations } from './migrations/applyMigrations';
import { readMigrations } from './migrations/readMigrations';
import { preparePlatform } from './platform/preparePlatform';
import { createApp } from './start/createApp';
import { ensureAdmin } from './start/ensureAdmin';
import { seedDatabase } from './start/seedDatabase';
import { writeSettings } from './start/writeSettings';

/**
 * Brings the database to where this version of the portal wants it and serves the Supabase API on it.
 * @throws {StartRefused} when migrations and database do not fit. The database is then still the caller's.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { database, secrets } = options;
  const speakAgain = quietConsole();
  try {
    await preparePlatform(database);
    await applyMigrations(database, await readMigrations(options.migrationsDir));
    // The migrations say which tables are live.
    await database.exec(REALTIME_SQL);
    if (options.seedFile) await seedDatabase(database, options.seedFile);
    const admin = await ensureAdmin(database, options.admin);
    await writeSettings(database, options);

    const app = createApp(options);
    await app.init();
    // Otherwise each of the first requests reads the whole catalogue for itself.
    await database.connection.introspect({ useCache: true });
    return {
      fetch: backendFetch(app, admin.email, options),
      database,
      keys: { publishable: secrets.publishable, secret: secrets.secret },
      jwtSecret: secrets.jwtSecret,
      adminPassword: admin.generatedPassword,
      close: async () => {
        await database.close();
        speakAgain();
      },
    };
  } catch (error) {
    speakAgain();
    throw error;
  }
}
