import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../database/describeEachDatabase';
import type { Backend } from '../Backend';
import { type FakeDiscord, startFakeDiscord } from '../testing/fakeDiscord';
import { openTestBackend, PUBLIC_URL } from '../testing/openTestBackend';
import { ask, destination, leaveForConsent, visitor } from '../testing/visitor';

const NELLY = {
  id: '80351110224678912',
  username: 'nelly',
  global_name: 'Nelly 🌙',
  discriminator: '0',
  avatar: '8342729096ea3675442027381ff50dfe',
  email: 'Nelly@Example.test',
  verified: true,
};

describeEachDatabase('sign-in with Discord', (open) => {
  let discord: FakeDiscord;
  let backend: Backend;
  let printed: string[];

  beforeAll(async () => {
    discord = await startFakeDiscord();
    backend = await openTestBackend(await open(), {
      discord: { kind: 'application', clientId: 'the-client', clientSecret: 'the-secret' },
      discordEndpoints: discord.endpoints,
    });
  });
  afterAll(async () => {
    await backend?.close();
    await discord?.close();
  });
  beforeEach(() => {
    discord.status = 200;
    discord.account = NELLY;
    printed = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => void printed.push(args.map(String).join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  async function callback(parameters: Record<string, string>): Promise<URL> {
    return destination(await ask(backend, `/auth/v1/callback?${new URLSearchParams(parameters)}`));
  }
  async function beginSignIn(redirectTo?: string) {
    const client = visitor(backend);
    const consent = await leaveForConsent(backend, client, redirectTo);
    return { client, consent, state: consent.searchParams.get('state') ?? '' };
  }
  async function signInAs(account: object): Promise<SupabaseClient> {
    discord.account = account;
    const { client, state } = await beginSignIn();
    const site = await callback({ state, code: 'from-discord' });
    const { error } = await client.auth.exchangeCodeForSession(site.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    return client;
  }
  const userOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user;

  describe('leads there and back', () => {
    it('asks Discord for name and address, and proves itself with the secret', async () => {
      const { consent, state } = await beginSignIn();
      expect(Object.fromEntries(consent.searchParams)).toEqual({
        client_id: 'the-client',
        redirect_uri: `${PUBLIC_URL}/auth/v1/callback`,
        response_type: 'code',
        scope: 'identify email',
        state,
      });
      await callback({ state, code: 'from-discord' });
      expect(Object.fromEntries(discord.tokenRequests.at(-1) ?? [])).toEqual({
        client_id: 'the-client',
        client_secret: 'the-secret',
        grant_type: 'authorization_code',
        code: 'from-discord',
        redirect_uri: `${PUBLIC_URL}/auth/v1/callback`,
      });
    });

    it('keeps of the account what GoTrue keeps', async () => {
      const user = await userOf(await signInAs(NELLY));
      expect(user).toMatchObject({
        email: 'nelly@example.test',
        role: 'authenticated',
        aud: 'authenticated',
      });
      expect(user?.identities).toHaveLength(1);
      const avatar =
        'https://cdn.discordapp.com/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png';
      expect(user?.identities?.[0]?.identity_data).toEqual({
        iss: 'https://discord.com/api',
        sub: NELLY.id,
        provider_id: NELLY.id,
        name: 'nelly#0',
        full_name: 'nelly',
        picture: avatar,
        avatar_url: avatar,
        custom_claims: { global_name: 'Nelly 🌙' },
        email: 'nelly@example.test',
        email_verified: true,
        phone_verified: false,
      });
    });

    it('knows somebody again by the number of the account, with the new name and the old address', async () => {
      const before = await userOf(await signInAs(NELLY));
      const after = await userOf(await signInAs({ ...NELLY, username: 'nell', email: 'new@example.test' }));
      expect(after).toMatchObject({ id: before?.id, email: 'nelly@example.test' });
      expect(after?.user_metadata).toMatchObject({ full_name: 'nell', email: 'new@example.test' });
    });

    it('takes two first sign-ins at once for one person', async () => {
      discord.account = { ...NELLY, id: '111', email: 'twice@example.test' };
      const flows = await Promise.all([beginSignIn(), beginSignIn()]);
      const sites = await Promise.all(flows.map(({ state }) => callback({ state, code: 'x' })));
      expect(sites.every((site) => site.searchParams.has('code'))).toBe(true);
      const [people] = await backend.database.query<{ n: number }>(
        `select count(*)::int as n from auth.users where email = 'twice@example.test'`,
      );
      expect(people?.n).toBe(1);
    });
  });

  describe('takes people as they are', () => {
    it.each([
      ['without an address', { id: '201', email: null, verified: null }, ''],
      [
        'with an address that nobody has confirmed',
        { id: '202', email: 'guess@example.test', verified: false },
        '',
      ],
      ['with the confirmed address of somebody else here', { id: '203', email: 'nelly@example.test' }, ''],
      ["with the admin's address", { id: '204', email: 'admin@localhost' }, ''],
      ['with an emoji for a name', { id: '205', username: '👻'.repeat(16), email: null }, ''],
      ['with 32 characters', { id: '206', username: 'x'.repeat(32), email: null }, ''],
      ['with right-to-left marks', { id: '207', username: '\u202eشبح\u202c', email: null }, ''],
      ['without a picture', { id: '208', avatar: null, discriminator: '1337', email: null }, ''],
      ['with a moving picture', { id: '209', avatar: 'a_1269e74af4df7417b13759eae50c83dc', email: null }, ''],
    ])('%s', async (_who, change, email) => {
      const account = { ...NELLY, ...change };
      const client = await signInAs(account);
      const user = await userOf(client);
      expect(user).toMatchObject({ email, user_metadata: { full_name: account.username } });
      expect(user?.identities?.[0]?.id).toBe(account.id);
      expect((await client.rpc('ensure_profile')).data).toMatchObject({ code: 'ok' });
    });

    it('with the picture that Discord would show', async () => {
      const pictures = await backend.database.query<{ url: string }>(
        `select identity_data ->> 'avatar_url' as url from auth.identities
         where provider_id in ('208', '209') order by provider_id`,
      );
      expect(pictures.map(({ url }) => url)).toEqual([
        'https://cdn.discordapp.com/embed/avatars/2.png',
        'https://cdn.discordapp.com/avatars/209/a_1269e74af4df7417b13759eae50c83dc.gif',
      ]);
    });

    it('but not somebody who is banned', async () => {
      await signInAs({ ...NELLY, id: '301', email: null });
      await backend.database.query(
        `update auth.users set banned_until = now() + interval '1 day'
         where id = (select user_id from auth.identities where provider_id = '301')`,
      );
      discord.account = { ...NELLY, id: '301', email: null };
      const { state } = await beginSignIn();
      const site = await callback({ state, code: 'x' });
      expect(site.searchParams.get('error_code')).toBe('user_banned');
    });
  });

  describe('ends on the site with an error', () => {
    it.each([
      ['a state of nowhere', { state: '00000000-0000-4000-8000-000000000000', code: 'x' }],
      ['a state that is none', { state: "'; drop table auth.users", code: 'x' }],
      ['no state', { code: 'x' }],
    ])('for %s', async (_what, parameters) => {
      const site = await callback(parameters as Record<string, string>);
      expect(site.origin + site.pathname).toBe(`${PUBLIC_URL}/`);
      expect(site.searchParams.get('error_code')).toBe('bad_oauth_state');
    });

    it('when Discord says no, and the state is spent by it', async () => {
      const { state } = await beginSignIn(`${PUBLIC_URL}/login?from=x`);
      const site = await callback({ state, error: 'access_denied', error_description: 'They said no' });
      expect(site.href).toBe(
        `${PUBLIC_URL}/login?from=x&error=access_denied&error_code=access_denied&error_description=They+said+no`,
      );
      const again = await callback({ state, code: 'x' });
      expect(again.searchParams.get('error_code')).toBe('flow_state_already_used');
    });

    it('for all but one of several callbacks of one state', async () => {
      const { state } = await beginSignIn();
      const sites = await Promise.all([1, 2, 3, 4].map(() => callback({ state, code: 'x' })));
      expect(sites.filter((site) => site.searchParams.has('code'))).toHaveLength(1);
      expect(
        sites.filter((site) => site.searchParams.get('error_code') === 'flow_state_already_used'),
      ).toHaveLength(3);
    });

    it('after five minutes', async () => {
      const { state } = await beginSignIn();
      await backend.database.query(
        `update auth.flow_state set created_at = now() - interval '301 seconds' where id = $1`,
        [state],
      );
      expect((await callback({ state, code: 'x' })).searchParams.get('error_code')).toBe('bad_oauth_state');
    });

    it.each([
      ['refuses the code', 400, NELLY],
      ['is broken', 500, NELLY],
      ['sends us elsewhere', 302, NELLY],
      ['answers no account', 200, { id: 'not-a-secret-number', username: 'nelly' }],
      ['answers nothing', 200, null],
    ])('when Discord %s, without a word about the person in the log', async (_what, status, account) => {
      discord.status = status;
      discord.account = account;
      const { state } = await beginSignIn();
      const site = await callback({ state, code: 'secret-code' });
      expect(site.searchParams.get('error_code')).toBe('unexpected_failure');
      expect(printed).toHaveLength(1);
      expect(printed.join()).toContain('Discord sign-in');
      expect(printed.join()).not.toMatch(/secret|nelly|8035/i);
    });
  });

  describe('begins only', () => {
    const challenge = 'a'.repeat(43);
    const authorize = (parameters: Record<string, string>) =>
      ask(backend, `/auth/v1/authorize?${new URLSearchParams({ provider: 'discord', ...parameters })}`);

    it.each([
      ['no challenge', {}],
      ['no method', { code_challenge: challenge }],
      ['the plain method', { code_challenge: challenge, code_challenge_method: 'plain' }],
      ['a short challenge', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
      ['a strange challenge', { code_challenge: `${'a'.repeat(42)}!`, code_challenge_method: 's256' }],
    ])('with PKCE: not with %s', async (_what, parameters) => {
      expect((await authorize(parameters as Record<string, string>)).status).toBe(400);
    });

    it('with Discord', async () => {
      expect((await authorize({ provider: 'github' })).status).toBe(400);
    });

    it.each([
      'https://evil.example/',
      'http://localhost:4100.evil.example/',
      'http://localhost:4101/',
      'http://user:password@localhost:4100/x',
      'https://localhost:4100/',
      '//evil.example/',
      'javascript:alert(1)',
      '/login',
    ])('to return to the site: %s leads home', async (redirectTo) => {
      const { state } = await beginSignIn(redirectTo);
      const site = await callback({ state, error: 'access_denied' });
      expect(site.origin + site.pathname).toBe(`${PUBLIC_URL}/`);
    });
  });
});
