import type { SupabaseClient } from '@supabase/supabase-js';
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
    const turns = Array.from({ length: REQUESTS }, (_, turn) => ({
      turn,
      someone: people[turn % people.length]!,
    }));
    const seen = await Promise.all(
      turns.map(async ({ turn, someone }) => ({ own: someone.id, ids: await seenBy(someone, turn) })),
    );
    const wrong = seen.filter(({ own, ids }) => ids.length !== 1 || ids[0] !== own);
    expect(wrong).toEqual([]);
  });

  it('leaves the session that they share to its owner', async () => {
    const [session] = await backend.database.query(
      `select current_user = session_user as own,
         coalesce(current_setting('request.jwt.claims', true), '') as claims`,
    );
    expect(session).toEqual({ own: true, claims: '' });
  });
});
