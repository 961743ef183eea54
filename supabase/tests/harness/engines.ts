import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { applyMigrations, platform } from './hostedProject.mjs';
import { openPglite, openPostgres, type Session } from './session';

/** A database that has applied the migrations and nothing else. */
export interface MigratedDatabase {
  open(): Promise<Session>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Why its tests are skipped here, if they are. */
  missing: string | undefined;
  create(): Promise<MigratedDatabase>;
}

/** The embedded database of the portal; it has one session only. */
export const pglite: Engine = {
  name: 'PGlite',
  missing: undefined,
  create: async () => {
    const session = await openPglite(await openAsBlob(inject('pgliteDump')));
    return { open: async () => ({ ...session, close: async () => {} }), close: () => session.close() };
  },
};

/** A real server, where the owner of the database is no superuser, as on a hosted project. */
export const postgresql: Engine = {
  name: 'PostgreSQL',
  missing: inject('postgres') ? undefined : 'no server binary found, set PORTAL_POSTGRES_BIN',
  create: async () => {
    const server = inject('postgres');
    if (!server) throw new Error('There is no PostgreSQL server.');
    const name = `migrated_${randomBytes(6).toString('hex')}`;

    const maintenance = openPostgres(`${server.admin}/postgres`);
    await maintenance.exec(`create database ${name} owner ${server.ownerName}`);
    const admin = openPostgres(`${server.admin}/${name}`);
    await admin.exec(platform.schemas());
    await admin.exec(platform.ownedBy(server.ownerName));
    await admin.close();

    const open = async () => openPostgres(`${server.owner}/${name}`);
    const owner = await open();
    await applyMigrations((sql) => owner.exec(sql));
    await owner.close();
    return {
      open,
      close: async () => {
        await maintenance.exec(`drop database ${name} with (force)`);
        await maintenance.close();
      },
    };
  },
};
