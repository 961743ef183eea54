import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/Database';
import { openDatabase } from '../../database/openDatabase';
import { preparePlatform } from '../platform/preparePlatform';
import { readOrCreateSecrets } from '../secrets/readOrCreateSecrets';
import { openTestBackend } from '../testing/openTestBackend';
import { seedDatabase } from './seedDatabase';
import { writeSettings } from './writeSettings';

const TWO_STARTS_MS = 120_000;

let directory: string;
let seedFile: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-start-'));
  seedFile = join(directory, 'seed.sql');
  await writeFile(seedFile, 'create table if not exists sample (n int); insert into sample values (1);');
});
afterAll(() => rm(directory, { recursive: true }));

describe('the seed', () => {
  it('fills a new embedded database, once', { timeout: TWO_STARTS_MS }, async () => {
    const dataDir = join(directory, 'data');
    for (const _start of ['first', 'second']) {
      const backend = await openTestBackend(await openDatabase({ dataDir }), { seedFile });
      expect(await backend.database.query('select n from sample')).toEqual([{ n: 1 }]);
      await backend.close();
    }
  });

  it('leaves a database alone in which people have accounts, and any PostgreSQL server', async () => {
    const database = await openDatabase('memory');
    await preparePlatform(database);
    await database.exec('create schema supabase_migrations; create table sample (n int)');
    await seedDatabase({ ...database, kind: 'postgres' }, seedFile);
    await database.exec('insert into auth.users (id) values (gen_random_uuid())');
    await seedDatabase(database, seedFile);
    expect(await database.query('select n from sample')).toEqual([]);
    await database.close();
  });
});

describe('settings', () => {
  let database: Database;
  beforeAll(async () => {
    database = (await openTestBackend(await openDatabase('memory'))).database;
  });
  afterAll(() => database.close());

  const settings = { reservedNames: ['wisp'], moderatorEmails: [], verifiedEmails: [], rateFactor: 1 };
  const hours = () => database.query('select opens_at, closes_at, always_open from public.chat_settings');

  it('open the room at the hours of the environment, or leave them', async () => {
    await writeSettings(database, { ...settings, chatHours: { opensAt: '08:30', closesAt: '21:00' } });
    const open = [{ opens_at: '08:30:00', closes_at: '21:00:00', always_open: false }];
    expect(await hours()).toEqual(open);
    await writeSettings(database, settings);
    expect(await hours()).toEqual(open);
    await writeSettings(database, { ...settings, chatHours: 'always' });
    expect(await hours()).toMatchObject([{ always_open: true }]);
  });

  it('write lists as they are now: what is gone from them is gone', async () => {
    const lists = () => database.query('select role, email from private.staff_emails order by email');
    await writeSettings(database, {
      ...settings,
      moderatorEmails: ['a@b.test'],
      verifiedEmails: ['c@d.test'],
    });
    expect(await lists()).toEqual([
      { role: 'moderator', email: 'a@b.test' },
      { role: 'verified', email: 'c@d.test' },
    ]);
    await writeSettings(database, { ...settings, reservedNames: ['other'], rateFactor: 20 });
    expect(await lists()).toEqual([]);
    expect(await database.query('select name from private.reserved_names')).toEqual([{ name: 'other' }]);
    expect(await database.query('select rate_factor from private.settings')).toEqual([{ rate_factor: 20 }]);
  });
});

describe('secrets in a database', () => {
  it('are made once, for all who start on it, and no role of the API can read them', async () => {
    const database = await openDatabase('memory');
    await preparePlatform(database);
    const [first, second] = await Promise.all([readOrCreateSecrets(database), readOrCreateSecrets(database)]);
    expect(second).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(first.publishable).toMatch(/^sb_publishable_[\w-]{32}$/);
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(64);
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const stolen = database.transaction(async (session) => {
        await session.exec(`set local role ${role}`);
        return session.query('select value from portal_secrets.secrets');
      });
      await expect(stolen).rejects.toThrow('permission denied');
    }
    await database.close();
  });
});
