import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase';
import type { Backend } from '../Backend';
import { ADMIN, openTestBackend, PUBLIC_URL } from '../testing/openTestBackend';
import {
  answerConsent,
  ask,
  destination,
  leaveForConsent,
  passConsent,
  signIn,
  visitor,
} from '../testing/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend(await openDatabase('memory'), {
    moderatorEmails: ['mod@example.test'],
    verifiedEmails: ['star@example.test'],
  });
});
afterAll(() => backend?.close());

async function idOf(username: string, email = ''): Promise<string> {
  const { data } = await (await signIn(backend, { username, email })).auth.getUser();
  return data.user?.id ?? 'nobody';
}

describe('the consent page', () => {
  it('asks for nothing but an answer, under a policy that allows only that', async () => {
    const response = await ask(backend, '/__discord/authorize?state=%22%3E%3Cscript%3E');
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/(src|href)="(?!data:,")/);
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self' ${PUBLIC_URL}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('comes back with what was typed and why it was refused', async () => {
    const client = visitor(backend);
    const consent = await leaveForConsent(backend, client);
    const response = await answerConsent(backend, consent, 'authorize', {
      username: '',
      email: 'a"b@example.test',
      avatar: 'nonsense',
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="a&#34;b@example.test"');
    expect(html).toMatch(/aria-describedby="username-note" aria-invalid="true"/);
    expect(html).toMatch(/id="avatar-note" role="alert">Type a web address, or nothing\./);
  });

  it('sends Cancel back to the site with an error', async () => {
    const consent = await leaveForConsent(backend, visitor(backend));
    const callback = destination(await answerConsent(backend, consent, 'cancel', { username: 'nelly' }));
    const site = destination(await ask(backend, callback.href));
    expect(site.origin + site.pathname).toBe(`${PUBLIC_URL}/SuccessLogin`);
    expect(site.searchParams.get('error')).toBe('access_denied');
    expect(site.searchParams.has('code')).toBe(false);
  });

  it.each([
    ['GET', '/__discord/', 404],
    ['GET', '/__discord/oauth2/token', 404],
    ['PUT', '/__discord/authorize', 405],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await ask(backend, path, { method })).status).toBe(status);
  });
});

describe('for anybody who is not at this machine', () => {
  const strangers: [string, string | undefined, HeadersInit][] = [
    ['from the network', '192.168.1.9', {}],
    ['from nowhere', undefined, {}],
    ['behind a proxy', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['by another name', '127.0.0.1', { host: 'rebound.example' }],
  ];

  it.each(strangers)('there is no stand-in %s', async (_who, peerAddress, headers) => {
    const page = new Request(`${PUBLIC_URL}/__discord/authorize`, { headers });
    expect((await backend.fetch(page, { peerAddress })).status).toBe(404);

    const to = encodeURIComponent(`${PUBLIC_URL}/login`);
    const authorize = `${PUBLIC_URL}/auth/v1/authorize?provider=discord&redirect_to=${to}`;
    const site = destination(await backend.fetch(new Request(authorize, { headers }), { peerAddress }));
    expect(site.pathname).toBe('/login');
    expect(site.searchParams.get('error_code')).toBe('provider_disabled');
  });

  it.each(strangers)('a code of the stand-in is worth nothing %s', async (_who, peerAddress, headers) => {
    const consent = await leaveForConsent(backend, visitor(backend));
    const callback = destination(await answerConsent(backend, consent, 'authorize', { username: 'nelly' }));
    const site = destination(await backend.fetch(new Request(callback, { headers }), { peerAddress }));
    expect(site.searchParams.get('error')).toBe('server_error');
    expect(site.searchParams.has('code')).toBe(false);
  });
});

describe('a person of the stand-in', () => {
  it('never becomes an account of another kind that has the same address', async () => {
    await backend.database.exec(`
      insert into auth.users (id, email, email_confirmed_at) values
        ('7a1d3c55-0000-4000-8000-000000000001', 'real@example.test', now());
      insert into auth.identities (id, provider, provider_id, user_id, identity_data) values
        ('7a1d3c55-0000-4000-8000-000000000002', 'discord', '80351110224678912', '7a1d3c55-0000-4000-8000-000000000001', '{"email":"real@example.test"}');
    `);
    expect(await idOf('80351110224678912', 'real@example.test')).not.toBe(
      '7a1d3c55-0000-4000-8000-000000000001',
    );
    const admin = await visitor(backend).auth.signInWithPassword(ADMIN);
    expect(await idOf('admin', ADMIN.email)).not.toBe(admin.data.user?.id);
    const { data } = await (await signIn(backend, { username: 'admin', email: ADMIN.email })).rpc('is_admin');
    expect(data).toBe(false);
  });

  it("becomes staff by the operator's lists, and only while nobody else has the address", async () => {
    const rolesOf = async (username: string, email: string) => {
      const client = await signIn(backend, { username, email });
      await client.rpc('ensure_profile');
      const { data } = await client.from('staff').select('role');
      return data?.map((row) => row.role);
    };
    expect(await rolesOf('warden', 'Mod@example.test')).toEqual(['moderator']);
    expect(await rolesOf('star', 'star@example.test')).toEqual(['verified']);
    expect(await rolesOf('thief', 'mod@example.test')).toEqual([]);
    expect(await rolesOf('nobody', '')).toEqual([]);
  });

  it.each([
    ['emoji', '👻'.repeat(32)],
    ['right-to-left marks', '\u202eشبح هادئ\u202c'],
    ['32 characters', 'abcdefghijklmnopqrstuvwxyz012345'],
  ])('may be called by %s', async (_what, username) => {
    const client = await signIn(backend, { username });
    expect((await client.auth.getUser()).data.user?.user_metadata.full_name).toBe(username);
    expect((await client.rpc('ensure_profile')).data).toMatchObject({ code: 'ok' });
  });

  it('is told that the official name is reserved', async () => {
    const client = await signIn(backend, { username: 'WISP' });
    expect((await client.rpc('ensure_profile')).data).toMatchObject({ code: 'reserved_name', profile: null });
  });

  it('ends on the site with a code that works once', async () => {
    const client = visitor(backend);
    const site = await passConsent(backend, client, { username: 'once' });
    const code = site.searchParams.get('code') ?? '';
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const thief = visitor(backend);
    await leaveForConsent(backend, thief);
    expect((await thief.auth.exchangeCodeForSession(code)).error).not.toBeNull();
  });
});
