import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { applyMigrations, platform } from './hostedProject.mjs';
import { openPglite, openPostgres, type Session } from './session';

export interface Engine {
  name: string;
  /** Why its tests are skipped here, if they are. */
  missing: string | undefined;
  /** A session on a database that has applied the migrations; whoever plays there leaves nothing behind. */
  migrated(): Promise<Session>;
}

/** What is made once per worker: the databases are the costly part of a test file. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The embedded database of the portal; it has one session only. */
export const pglite: Engine = {
  name: 'PGlite',
  missing: undefined,
  migrated: once(async () => openPglite(await openAsBlob(inject('pgliteDump')))),
};

/** A real server, where the owner of the database is no superuser, as on a hosted project. */
export const postgresql: Engine = {
  name: 'PostgreSQL',
  missing: inject('postgres') ? undefined : 'no server binary found, set PORTAL_POSTGRES_BIN',
  migrated: once(async () => openPostgres(await createHostedDatabase())),
};

/** A migrated database of one's own on the real server. @returns its owner's address. */
export async function createHostedDatabase(): Promise<string> {
  const server = inject('postgres');
  if (!server) throw new Error('There is no PostgreSQL server.');
  const name = `hosted_${randomBytes(6).toString('hex')}`;

  const maintenance = openPostgres(`${server.admin}/postgres`);
  await maintenance.exec(`create database ${name} owner ${server.ownerName}`);
  await maintenance.close();
  const admin = openPostgres(`${server.admin}/${name}`);
  await admin.exec(platform.schemas());
  await admin.exec(platform.ownedBy(server.ownerName));
  await admin.close();

  const address = `${server.owner}/${name}`;
  const owner = openPostgres(address);
  await applyMigrations((sql) => owner.exec(sql));
  await owner.close();
  return address;
}
