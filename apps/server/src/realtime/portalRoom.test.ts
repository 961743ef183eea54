import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../database/describeEachDatabase';
import type { Backend } from '../supabase/Backend';
import { ADMIN, openTestBackend } from '../supabase/testing/openTestBackend';
import { signIn, visitor } from '../supabase/testing/visitor';
import { startGateway, type TestGateway } from './testing/startGateway';

type Row = Record<string, unknown> & { id: string };
type Change = RealtimePostgresChangesPayload<Row>;

describeEachDatabase('the chat room, on the migrations of the portal', (open) => {
  let backend: Backend;
  let gateway: TestGateway;
  beforeAll(async () => {
    backend = await openTestBackend(await open());
    const { database, jwtSecret, keys } = backend;
    gateway = await startGateway({ database, jwtSecret, keys });
  });
  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  async function arrive(
    username: string,
    hasProfile = true,
  ): Promise<{ page: SupabaseClient; live: SupabaseClient }> {
    const page = await signIn(backend, { username, email: `${username}@example.test` });
    if (hasProfile) await page.rpc('ensure_profile');
    const { data } = await page.auth.getSession();
    return { page, live: gateway.clientWith(data.session?.access_token ?? '') };
  }

  async function enter(live: SupabaseClient): Promise<{ room: RealtimeChannel; changes: Change[] }> {
    await live.realtime.setAuth();
    const changes: Change[] = [];
    const room = live.channel('room', { config: { private: true, presence: { enabled: true } } });
    await new Promise<void>((resolve, reject) => {
      room
        .on<Row>('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, (change) => {
          changes.push(change);
        })
        .on('system', {}, ({ status }) => status === 'ok' && resolve())
        .subscribe((_status, error) => error && reject(error));
    });
    return { room, changes };
  }

  it('lets two people see each other, and what they say and take back', async () => {
    const nelly = await arrive('nelly');
    const otto = await arrive('otto');
    const [atNelly, atOtto] = [await enter(nelly.live), await enter(otto.live)];
    await atNelly.room.track({});
    await vi.waitFor(() => expect(Object.keys(atOtto.room.presenceState())).toHaveLength(1), 20_000);

    expect((await nelly.page.from('messages').insert({ text: 'hello' })).error).toBeNull();
    expect((await otto.page.from('messages').insert({ text: 'hi nelly' })).error).toBeNull();
    for (const { changes } of [atNelly, atOtto]) {
      await vi.waitFor(() => expect(changes).toHaveLength(2), 20_000);
      expect(changes.map((change) => (change.new as Row).text)).toEqual(['hello', 'hi nelly']);
      expect(changes[0]?.new).toMatchObject({ username: 'nelly', moderator: false });
      expect(JSON.stringify(changes)).not.toContain('example.test');
    }
    const { id } = atOtto.changes[0]!.new as Row;
    await nelly.page.from('messages').delete().eq('id', id);
    await vi.waitFor(
      () => expect(atOtto.changes[2]).toMatchObject({ eventType: 'DELETE', old: { id } }),
      10_000,
    );
  });

  it('is heard by the admin, who has no profile', async () => {
    const page = visitor(backend);
    const { data } = await page.auth.signInWithPassword(ADMIN);
    const admin = await enter(gateway.clientWith(data.session?.access_token ?? ''));
    const nelly = await arrive('nelly');
    expect((await nelly.page.from('messages').insert({ text: 'good evening' })).error).toBeNull();
    await vi.waitFor(() => expect(admin.changes).toHaveLength(1), 20_000);
    expect(admin.changes[0]?.new).toMatchObject({ text: 'good evening' });
  });

  it('is closed to who has no profile yet', async () => {
    const { live } = await arrive('newcomer', false);
    await expect(enter(live)).rejects.toThrow(
      'You do not have permissions to read from this Channel topic: room',
    );
  });
});
