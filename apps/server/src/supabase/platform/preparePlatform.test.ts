import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/Database';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import { applyMigrations } from '../migrations/applyMigrations';
import { preparePlatform } from './preparePlatform';

describeEachDatabase('the platform', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await preparePlatform(database);
  });
  afterAll(() => database?.close());

  const canAnonSelect = async (table: string) => {
    const [row] = await database.query<{ can: boolean }>(
      "select has_table_privilege('anon', $1, 'select') as can",
      [table],
    );
    return row?.can;
  };

  it('grants what a new project grants, and after the first start leaves privileges to the migrations', async () => {
    await applyMigrations(database, [
      { version: '20260101000000', name: 'open', sql: 'create table opened ()' },
      {
        version: '20260101000001',
        name: 'close',
        sql: 'alter default privileges in schema public revoke all on tables from anon, authenticated',
      },
    ]);
    expect(await canAnonSelect('opened')).toBe(true);
    await preparePlatform(database);
    await database.exec('create table closed ()');
    expect(await canAnonSelect('closed')).toBe(false);
  });

  describe('auth.uid() and its siblings', () => {
    const claims = { sub: '7a1d3c55-0000-4000-8000-000000000001', role: 'authenticated', email: 'a@b.test' };
    const whoAmI = 'select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt';

    it('read the claims of the request', async () => {
      const seen = await database.transaction(async (session) => {
        await session.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
        await session.exec('set local role authenticated');
        return session.query(whoAmI);
      });
      expect(seen).toEqual([{ uid: claims.sub, role: 'authenticated', email: 'a@b.test', jwt: claims }]);
    });

    it('know nobody outside a request', async () => {
      expect(await database.query(whoAmI)).toEqual([{ uid: null, role: null, email: null, jwt: null }]);
    });
  });

  it('does not let the roles of the API make anything of their own', async () => {
    const made = database.transaction(async (session) => {
      await session.exec('set local role authenticated');
      await session.exec('create table mine ()');
    });
    await expect(made).rejects.toThrow('permission denied');
  });
});
