import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../database/describeEachDatabase';
import type { Backend } from './Backend';
import { ADMIN, openTestBackend } from './testing/openTestBackend';
import { ask, passConsent, signIn, visitor } from './testing/visitor';

async function idOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.id ?? 'nobody';
}

describeEachDatabase('the embedded Supabase', (open) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openTestBackend(await open());
  });
  afterAll(() => backend?.close());

  it('signs somebody in through the consent page', async () => {
    const client = visitor(backend);
    const site = await passConsent(backend, client, { username: 'nelly', email: 'Nelly@example.test' });
    expect(site.pathname).toBe('/SuccessLogin');
    const { data, error } = await client.auth.exchangeCodeForSession(site.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.session?.provider_token).toBeFalsy();
    expect(data.user).toMatchObject({
      email: 'nelly@example.test',
      role: 'authenticated',
      app_metadata: { provider: 'discord', providers: ['discord'] },
      user_metadata: { full_name: 'nelly', name: 'nelly#0' },
    });
  });

  it('gives the same account to the same username, whatever address is typed', async () => {
    const first = await signIn(backend, { username: 'otto', email: 'otto@example.test' });
    const again = await signIn(backend, { username: 'Otto', email: 'else@example.test' });
    const without = await signIn(backend, { username: 'otto' });
    expect(await idOf(again)).toBe(await idOf(first));
    expect(await idOf(without)).toBe(await idOf(first));
    expect((await without.auth.getUser()).data.user?.email).toBe('else@example.test');
  });

  it('makes a profile of what the identity says', async () => {
    const client = await signIn(backend, { username: 'pip', avatar: '/pictures/pip.svg' });
    const { data } = await client.rpc('ensure_profile');
    expect(data).toMatchObject({ code: 'ok', profile: { username: 'pip', avatar: '/pictures/pip.svg' } });
  });

  it('refreshes a session once per token and signs out', async () => {
    const client = await signIn(backend, { username: 'refresher' });
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);

    expect((await client.auth.signOut()).error).toBeNull();
    const stale = visitor(backend);
    const late = await stale.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(late.error?.code).toBe('refresh_token_not_found');
    const token = data.session?.access_token ?? '';
    expect((await stale.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('shows rows as the policies say, and refuses columns that are not granted', async () => {
    const client = await signIn(backend, { username: 'reader' });
    await client.rpc('ensure_profile');
    const profiles = await visitor(backend).from('profiles').select('username').eq('username', 'reader');
    expect(profiles.data).toEqual([{ username: 'reader' }]);
    expect((await client.from('profiles').select('email')).error?.code).toBe('42501');
    expect((await visitor(backend).from('messages').select('id')).error?.code).toBe('42501');
    expect((await client.from('messages').select('id')).data).toEqual([]);
  });

  it('lets somebody write in the room, with ISO times, and refuses by stable codes', async () => {
    const client = await signIn(backend, { username: 'writer' });
    await client.rpc('ensure_profile');
    const clientId = '6f1f3a52-7c4c-4c59-9c6d-0d3f6d0b7a10';
    const { data, error } = await client
      .from('messages')
      .insert({ client_id: clientId, text: 'hello' })
      .select('text,username,created_at')
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ text: 'hello', username: 'writer' });
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);

    const twice = await client.from('messages').insert({ client_id: clientId, text: 'hello' });
    expect(twice).toMatchObject({ status: 409, error: { code: '23505' } });
    const blank = await client.from('messages').insert({ text: '   ' });
    expect(blank).toMatchObject({ status: 400, error: { code: 'P0001', message: 'message_blank' } });
  });

  it('signs the admin in by password, and nobody else', async () => {
    const admin = visitor(backend);
    const { data, error } = await admin.auth.signInWithPassword(ADMIN);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(ADMIN.email);
    expect((await admin.rpc('is_admin')).data).toBe(true);
    expect((await admin.rpc('ensure_profile')).data).toMatchObject({ code: 'admin' });

    for (const wrong of [
      { ...ADMIN, password: 'wrong' },
      { email: 'nelly@example.test', password: 'wrong' },
    ]) {
      const refused = await visitor(backend).auth.signInWithPassword(wrong);
      expect(refused.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
  });

  it('obeys the secret key, though not from a browser', async () => {
    const path = '/rest/v1/profiles?select=email&limit=1';
    const apikey = backend.keys.secret;
    expect((await ask(backend, path, { headers: { apikey } })).status).toBe(200);
    const browser = { apikey, 'user-agent': 'Mozilla/5.0 (X11)' };
    expect((await ask(backend, path, { headers: browser })).status).toBe(401);
  });
});
