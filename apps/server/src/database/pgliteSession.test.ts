import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from './Database';
import { DatabaseBroken } from './DatabaseBroken';
import { openDatabase } from './openDatabase';
import { pgliteSession } from './pgliteSession';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close().catch(() => {});
});

async function openMemory(): Promise<Database> {
  const database = await openDatabase('memory');
  open.push(database);
  return database;
}

/** A statement with this many parameters. */
function wide(count: number): [string, string[]] {
  const places = Array.from({ length: count }, (_, at) => `$${at + 1}`);
  return [`select cardinality(array[${places.join(',')}]::text[]) as n`, places];
}

it('refuses more parameters than PGlite can count, and goes on', async () => {
  const database = await openMemory();
  expect(await database.query(...wide(32_767))).toEqual([{ n: 32_767 }]);
  await expect(database.query(...wide(32_768))).rejects.toMatchObject({ code: '54023' });
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('rejects everything once PGlite has lost its place, and says so once', async () => {
  const driver = await PGlite.create();
  open.push(driver);
  const session = pgliteSession(driver);
  const onBroken = vi.fn();
  session.onBroken(onBroken);
  // Past the guard: this is how PGlite 0.4.5 breaks down, without a word.
  await driver.query(...wide(32_768));
  await expect(session.query('create table notes ()', [])).rejects.toThrow(DatabaseBroken);
  await expect(session.query('select 1', [])).rejects.toThrow(DatabaseBroken);
  await expect(session.exec('select 1')).rejects.toThrow(DatabaseBroken);
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(expect.any(DatabaseBroken));
  const late = vi.fn();
  session.onBroken(late);
  expect(late).toHaveBeenCalledOnce();
});

it('does not take a fault before the database is asked for a breakdown', async () => {
  const database = await openMemory();
  const onBroken = vi.fn();
  database.onBroken(onBroken);
  await expect(database.query('select $1::bytea', ['no bytes'])).rejects.toThrow('Invalid input');
  await expect(
    database.transaction(async ({ query }) => {
      await query('select 1 / 0').catch(() => {});
      await query('select $1::bytea', ['no bytes']);
    }),
  ).rejects.toThrow();
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(onBroken).not.toHaveBeenCalled();
});
