import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { repairConnection } from './repairConnection';

let connection: PgliteConnection;
const statements: string[] = [];
beforeAll(async () => {
  connection = await createPgliteConnection();
  repairConnection(connection, async () => {
    statements.push('take the session');
    return {
      run: async (text) => {
        statements.push(text.trim().split(/\s/)[0] ?? '');
        return { rows: [] };
      },
      release: () => statements.push('give it back'),
    };
  });
});
afterAll(() => connection.close());
beforeEach(() => {
  statements.length = 0;
});

const identity = { auth: { uid: null, role: 'anon', jwt: null } };
const ask = (db: typeof connection.kysely) => sql`table answer`.execute(db);

it('says who asks in one statement of the transaction that answers', async () => {
  await connection.withContext(identity, ask);
  expect(statements).toEqual(['take the session', 'begin', 'select', 'table', 'commit', 'give it back']);
});

it('says what a function may know of the request in one more', async () => {
  const rpc = { method: 'POST', path: '/rpc/claim_coin', readOnly: false };
  await connection.withContext(identity, ask, { rpc });
  expect(statements).toEqual([
    'take the session',
    'begin',
    'select',
    'select',
    'table',
    'commit',
    'give it back',
  ]);
});

it('gives the session back when a request fails', async () => {
  const failed = connection.withContext(identity, async () => {
    throw new Error('bad request');
  });
  await expect(failed).rejects.toThrow('bad request');
  expect(statements).toEqual(['take the session', 'begin', 'select', 'rollback', 'give it back']);
});
