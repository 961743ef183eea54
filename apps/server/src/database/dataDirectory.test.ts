import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './openDatabase';

const TWO_STARTS_MS = 120_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('finds again what was written before it was closed', { timeout: TWO_STARTS_MS }, async () => {
  const dataDir = join(directory, 'nested', 'database');
  const first = await openDatabase({ dataDir });
  await first.exec("create table notes (text text); insert into notes values ('still here')");
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(await second.query('select text from notes')).toEqual([{ text: 'still here' }]);
  await second.close();
});

it('says that a PostgreSQL server cannot be reached', async () => {
  await expect(openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});
