import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../apps/server/src/database/openDatabase';
import {
  findPostgresBinaries,
  startTemporaryPostgres,
} from '../../../apps/server/src/database/temporaryPostgres';
import { applyMigrations } from '../../../apps/server/src/supabase/migrations/applyMigrations';
import { readMigrations } from '../../../apps/server/src/supabase/migrations/readMigrations';
import { preparePlatform } from '../../../apps/server/src/supabase/platform/preparePlatform';
import { platform } from './hostedProject.mjs';
import { openPostgres } from './session';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with the dump of a migrated PGlite: loading it is four times faster than starting an empty one. */
    pgliteDump: string;
    /** Addresses without the database's name, as superuser and as owner; null where no server can be started. */
    postgres: { admin: string; owner: string; ownerName: string } | null;
  }
}

/** The embedded database, as the portal makes it. */
async function migratedDump(): Promise<Buffer> {
  const database = await openDatabase('memory');
  await preparePlatform(database);
  await applyMigrations(
    database,
    await readMigrations(fileURLToPath(new URL('../../migrations', import.meta.url))),
  );
  const { driver } = database.connection as unknown as { driver: PGlite };
  const dump = await driver.dumpDataDir('none');
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  if (!findPostgresBinaries()) {
    project.provide('postgres', null);
    return async () => {};
  }
  const server = await startTemporaryPostgres();
  const url = new URL(await server.createDatabase());
  const ownerName = 'project_owner';
  const admin = openPostgres(url.href);
  await admin.exec(platform.roles());
  await admin.exec(`create role ${ownerName} login createrole bypassrls`);
  await admin.exec(`grant anon, authenticated, service_role to ${ownerName}`);
  await admin.close();
  project.provide('postgres', {
    admin: `postgres://postgres@${url.host}`,
    owner: `postgres://${ownerName}@${url.host}`,
    ownerName,
  });
  return () => server.stop();
}

/** Once per run of the suite: the databases' servers, which every test file shares. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
  const file = join(directory, 'migrated.tar');
  writeFileSync(file, await migratedDump());
  project.provide('pgliteDump', file);
  const stop = await startPostgres(project);
  return async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
