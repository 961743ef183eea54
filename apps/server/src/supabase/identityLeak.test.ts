import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../database/describeEachDatabase';
import type { Backend } from './Backend';
import { openTestBackend } from './testing/openTestBackend';
import { signIn, visitor } from './testing/visitor';

const REQUESTS = 400;

interface Someone {
  client: SupabaseClient;
  /** Null is nobody. */
  id: string | null;
}

/** Whose rows and name an answer shows; null is nobody's. */
async function seenBy({ client }: Someone, turn: number): Promise<(string | null)[]> {
  if (turn % 3 === 0) {
    const { data } = await client.from('coins').select('user_id');
    return data ? data.map((row) => row.user_id) : [null];
  }
  if (turn % 3 === 1) {
    const { data } = await client.rpc('ensure_profile');
    return [data?.profile.id ?? null];
  }
  const { data } = await client.auth.getUser();
  return [data.user?.id ?? null];
}

describeEachDatabase('many people at once', (open) => {
  let backend: Backend;
  let people: Someone[];

  beforeAll(async () => {
    backend = await openTestBackend(await open());
    const named = await Promise.all(
      ['nelly', 'otto', 'pip'].map(async (username) => {
        const client = await signIn(backend, { username });
        const { data } = await client.rpc('ensure_profile');
        await client.rpc('my_wallet');
        return { client, id: data.profile.id };
      }),
    );
    people = [...named, { client: visitor(backend), id: null }];
  });
  afterAll(() => backend?.close());

  it(`never see each other's rows in ${REQUESTS} parallel requests`, async () => {
    const functions = visitor(backend, backend.keys.secret);
    const seen = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, turn) => {
        const someone = people[turn % people.length]!;
        // A caller that sees everything, at the same time.
        const everything = functions.from('coins').select('user_id');
        const [ids] = await Promise.all([seenBy(someone, turn), everything]);
        return { own: someone.id, ids };
      }),
    );
    const wrong = seen.filter(({ own, ids }) => ids.length !== 1 || ids[0] !== own);
    expect(wrong).toEqual([]);
  });

  it('stay themselves when their requests take their time', async () => {
    const seen = await Promise.all(
      Array.from({ length: REQUESTS }, (_, turn) => {
        const { id } = people[turn % people.length]!;
        const role = id ? 'authenticated' : 'anon';
        const identity = { auth: { uid: id, role, jwt: { sub: id, role } } };
        return backend.database.connection.withContext(identity, async (db) => {
          await new Promise((resolve) => setImmediate(resolve));
          const { rows } = await sql`select auth.uid() as uid, current_user as role`.execute(db);
          return { wanted: { uid: id, role }, seen: rows[0] };
        });
      }),
    );
    expect(seen.filter(({ wanted, seen }) => !isDeepStrictEqual(wanted, { ...(seen as object) }))).toEqual(
      [],
    );
  });

  it('leaves the session that they share to its owner', async () => {
    const [session] = await backend.database.query(
      `select current_user = session_user as own,
         coalesce(current_setting('request.jwt.claims', true), '') as claims`,
    );
    expect(session).toEqual({ own: true, claims: '' });
  });
});
