import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/Database';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import { applyMigrations } from './applyMigrations';
import { readMigrations } from './readMigrations';

const migration = (version: string, sql: string) => ({ version, name: `m${version}`, sql });
const FIRST = migration('20260101000100', 'create table a (n int); insert into a values (1);');
const SECOND = migration('20260101000200', "set role postgres; comment on table a is 'seen';");

describeEachDatabase('migrations', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(() =>
    database.exec('drop schema if exists supabase_migrations cascade; drop table if exists a'),
  );

  const recorded = () =>
    database.query(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    );

  it('are applied once and recorded as the Supabase CLI does', async () => {
    expect(await applyMigrations(database, [FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(await applyMigrations(database, [FIRST, SECOND])).toEqual([]);
    expect(await database.query('select n from a')).toEqual([{ n: 1 }]);
    expect(await recorded()).toEqual([
      { version: FIRST.version, name: FIRST.name, statements: [FIRST.sql] },
      { version: SECOND.version, name: SECOND.name, statements: [SECOND.sql] },
    ]);
  });

  it('are each whole or not at all: one that fails leaves those before it', async () => {
    const broken = migration('20260101000300', 'insert into a values (2); select 1 / 0;');
    await expect(applyMigrations(database, [FIRST, broken])).rejects.toThrow(
      'Migration 20260101000300_m20260101000300 failed: division by zero (22012)',
    );
    expect(await database.query('select n from a')).toEqual([{ n: 1 }]);
    expect(await recorded()).toHaveLength(1);
  });

  it('are applied by one of two servers that start together', async () => {
    const both = await Promise.all([applyMigrations(database, [FIRST]), applyMigrations(database, [FIRST])]);
    expect(both).toHaveLength(2);
    expect(await database.query('select n from a')).toEqual([{ n: 1 }]);
  });
});

it('are read from a directory in the order of their 14 digits', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  for (const name of ['20260101000200_b.sql', '20260101000100_a.sql', 'README.md', '1_too_short.sql']) {
    await writeFile(join(directory, name), `-- ${name}`);
  }
  expect(await readMigrations(directory)).toEqual([
    { version: '20260101000100', name: 'a', sql: '-- 20260101000100_a.sql' },
    { version: '20260101000200', name: 'b', sql: '-- 20260101000200_b.sql' },
  ]);
  await writeFile(join(directory, '20260101000200_c.sql'), '');
  await expect(readMigrations(directory)).rejects.toThrow('Two migrations have the version 20260101000200.');
  await rm(directory, { recursive: true });
  await expect(readMigrations(directory)).rejects.toThrow('cannot be read');
});
