import { inspect } from 'node:util';
import { RelationNotFoundError } from '@supabase/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './Database';
import { DatabaseError } from './databaseError';
import { describeEachDatabase } from './describeEachDatabase';
import { quietConsole } from './quietConsole';
import { asRestError } from './restError';

const SECRET = 'nelly@example.test';

function consoleWithLines() {
  const lines: string[] = [];
  const target = {
    error: (...args: unknown[]) => void lines.push(args.map((arg) => inspect(arg)).join(' ')),
  };
  return { target, lines };
}

it('prints nothing about a refused statement and one line without data about a fault', () => {
  const { target, lines } = consoleWithLines();
  quietConsole(target);
  target.error(asRestError(new DatabaseError(SECRET, { code: 'P0001' })));
  target.error(asRestError(new DatabaseError(SECRET, { code: '23505', table: 'profiles' })));
  target.error(new RelationNotFoundError('public', SECRET));
  expect(lines).toEqual([]);

  target.error(asRestError(new DatabaseError(SECRET, { code: '40001', table: 'coins' })));
  target.error('Auth error:', new DatabaseError(SECRET, { code: 'XX000', table: 'users' }));
  expect(lines).toEqual(['DatabaseError 40001 at coins', "'Auth error:' DatabaseError XX000 at users"]);
});

it('shows where a bug is without quoting its message', () => {
  const { target, lines } = consoleWithLines();
  quietConsole(target);
  const bug = new TypeError(`Invalid filter expression: "${SECRET}"`);
  target.error(asRestError(bug));
  target.error(new TypeError(SECRET));
  target.error('Auth error:', new TypeError(SECRET));
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toContain('TypeError at ');
    expect(line).toContain('quietConsole.test.ts');
    expect(line).not.toContain(SECRET);
    expect(line).not.toContain('\n');
  }
});

it('gives the console back', () => {
  const { target } = consoleWithLines();
  const { error } = target;
  quietConsole(target)();
  expect(target.error).toBe(error);
});

describeEachDatabase('a failing statement', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.exec('create table people (email text primary key)');
    await database.query('insert into people values ($1)', [SECRET]);
  });
  afterAll(() => database.close());

  it('tells its code and place but, in print, neither statement nor values', async () => {
    const failed = database.query('insert into people values ($1)', [SECRET]);
    const error = await failed.then(
      () => undefined,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: '23505', table: 'people', constraint: 'people_pkey' });
    expect(error.detail).toContain(SECRET);
    for (const print of [inspect(error), inspect(new Error('outer', { cause: error })), error.stack]) {
      expect(print).not.toContain(SECRET);
      expect(print).not.toContain('insert into');
    }
  });
});
