import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './Database';
import { DatabaseError } from './databaseError';
import { describeEachDatabase } from './describeEachDatabase';

describeEachDatabase('a database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.exec(
      'create table notes (id int primary key, text text); insert into notes values (1, null)',
    );
  });
  afterAll(() => database.close());

  it('answers rows', async () => {
    expect(await database.query('select $1::int as n, $2::text as t', [7, 'ghost'])).toEqual([
      { n: 7, t: 'ghost' },
    ]);
  });

  it('answers timestamps as ISO 8601 in UTC', async () => {
    const sql =
      "select '2026-01-02 03:04:05.6+07'::timestamptz as at, '2026-01-02 03:04:05'::timestamp as local";
    expect(await database.query(sql)).toEqual([
      { at: '2026-01-01T20:04:05.6+00:00', local: '2026-01-02T03:04:05' },
    ]);
  });

  it('undoes a whole script of which one statement fails', async () => {
    await expect(database.exec('insert into notes values (2); insert into notes values (1)')).rejects.toThrow(
      DatabaseError,
    );
    expect(await database.query('select id from notes')).toEqual([{ id: 1 }]);
  });

  it('undoes a transaction whose work rejects', async () => {
    const failed = database.transaction(async (session) => {
      await session.query('insert into notes values (3)');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await database.query('select id from notes')).toEqual([{ id: 1 }]);
  });

  it('keeps statements of others out of a transaction', async () => {
    let inside!: () => void;
    const entered = new Promise<void>((resolve) => {
      inside = resolve;
    });
    const transaction = database.transaction(async (session) => {
      await session.exec("set local search_path = 'pg_catalog'");
      inside();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return session.query('show search_path');
    });
    await entered;
    const [outside] = await database.query<{ search_path: string }>('show search_path');
    expect(await transaction).toEqual([{ search_path: 'pg_catalog' }]);
    expect(outside?.search_path).toContain('public');
  });

  it('listens, and stops listening', async () => {
    const heard: string[] = [];
    const stop = await database.listen('news', (payload) => heard.push(payload));
    await database.query("select pg_notify('news', 'one')");
    await expect.poll(() => heard).toEqual(['one']);
    await stop();
    await database.query("select pg_notify('news', 'two')");
    await database.query('select 1');
    expect(heard).toEqual(['one']);
  });
});
