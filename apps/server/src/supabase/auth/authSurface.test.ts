import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../database/openDatabase';
import type { Backend } from '../Backend';
import { ADMIN, openTestBackend } from '../testing/openTestBackend';
import { ask, signIn } from '../testing/visitor';

const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const SERVED = [
  'GET authorize',
  'GET callback',
  'POST token',
  'GET user',
  'POST logout',
  'GET settings',
  'GET .well-known/jwks.json',
];

/** Everything that GoTrue or lite has, and ways to write the served ones differently. */
const PATHS = [
  ...SERVED.map((route) => route.split(' ')[1] ?? ''),
  ...['', 'signup', 'otp', 'magiclink', 'verify', 'recover', 'resend', 'reauthenticate', 'invite', 'health'],
  ...['admin/users', 'admin/generate_link', 'factors', 'user/identities/authorize', 'sso', 'saml/acs'],
  ...['.well-known/openid-configuration', 'oauth/authorize', 'nonexistent', 'passkeys'],
  ...['token/', '/token', 'TOKEN', 'tok%65n', 'user;x', 'user/', 'token%2f'],
];

let backend: Backend;
let token: string | undefined;
beforeAll(async () => {
  backend = await openTestBackend(await openDatabase('memory'));
  const client = await signIn(backend, { username: 'nelly', email: 'nelly@example.test' });
  token = (await client.auth.getSession()).data.session?.access_token;
});
afterAll(() => backend?.close());

function call(verb: string, path: string, body?: unknown): Promise<Response> {
  const headers = { apikey: backend.keys.publishable, authorization: `Bearer ${token}` };
  return ask(backend, `/auth/v1/${path}`, {
    method: verb,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

describe('the auth surface is a list', () => {
  const cases = PATHS.flatMap((path) => VERBS.map((verb) => `${verb} ${path}`));

  it.each(cases.filter((route) => !SERVED.includes(route)))('%s is 404', async (route) => {
    const [verb = '', path = ''] = route.split(' ');
    const body = ['GET', 'HEAD'].includes(verb) ? undefined : { email: 'a@b.test', password: 'longenough' };
    const response = await call(verb, path, body);
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(SERVED)('%s is served', async (route) => {
    const [verb = '', path = ''] = route.split(' ');
    expect((await call(verb, path, verb === 'POST' ? {} : undefined)).status).not.toBe(404);
  });

  it('leaves no account behind, whatever was tried', async () => {
    const users = await backend.database.query('select email from auth.users order by email');
    expect(users).toEqual([{ email: ADMIN.email }, { email: 'nelly@example.test' }]);
  });
});

describe('token', () => {
  it.each([
    'id_token',
    'web3',
    'implicit',
    '',
    'password&grant_type=pkce',
    'pkce&grant_type=password',
    'Password',
  ])('refuses grant_type=%s', async (grant) => {
    expect((await call('POST', `token?grant_type=${grant}`, ADMIN)).status).toBe(400);
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['no password', JSON.stringify({ email: ADMIN.email })],
    ['a list', JSON.stringify([ADMIN])],
    ['an object for an address', JSON.stringify({ email: {}, password: 'x' })],
  ])('refuses %s', async (_what, body) => {
    const headers = { apikey: backend.keys.publishable };
    const response = await ask(backend, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(400);
  });

  it.each([
    ['refresh_token', { refresh_token: { $ne: null } }],
    ['refresh_token', { refresh_token: ['a'] }],
    ['refresh_token', { refresh_token: 7 }],
    ['refresh_token', { refresh_token: '' }],
    ['refresh_token', { refresh_token: 'a\0b' }],
    ['refresh_token', { refresh_token: 'x'.repeat(2_049) }],
    ['refresh_token', {}],
    ['refresh_token', null],
    ['pkce', { auth_code: {}, code_verifier: {} }],
    ['pkce', { auth_code: 'a', code_verifier: ['b'] }],
    ['pkce', { auth_code: 'a' }],
  ])('refuses a %s of %j without a word in the log', async (grant, body) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await call('POST', `token?grant_type=${grant}`, body)).status).toBe(400);
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  it.each([
    ['refresh_token', { refresh_token: "' or 1=1 --" }],
    ['refresh_token', { refresh_token: 'unknown' }],
    ['pkce', { auth_code: 'unknown', code_verifier: 'v'.repeat(43) }],
  ])('does not know a %s of %j', async (grant, body) => {
    const response = await call('POST', `token?grant_type=${grant}`, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it('wants the key of the portal', async () => {
    const body = JSON.stringify(ADMIN);
    const response = await ask(backend, '/auth/v1/token?grant_type=password', { method: 'POST', body });
    expect(response.status).toBe(401);
  });

  it('takes the key from the address too, and no cache keeps the answer', async () => {
    const path = `/auth/v1/token?grant_type=password&apikey=${backend.keys.publishable}`;
    const response = await ask(backend, path, { method: 'POST', body: JSON.stringify(ADMIN) });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

it('says which ways in there are', async () => {
  const settings = await (await call('GET', 'settings')).json();
  expect(settings).toMatchObject({ external: { discord: true, email: false }, disable_signup: true });
  expect(await (await call('GET', '.well-known/jwks.json')).json()).toEqual({ keys: [] });
});

it('answers preflights of what is served', async () => {
  const headers = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,x-new',
  };
  const response = await ask(backend, '/auth/v1/token', { method: 'OPTIONS', headers });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('apikey,x-new');
  expect((await ask(backend, '/auth/v1/signup', { method: 'OPTIONS' })).status).toBe(404);
});

it.each([
  '/_system',
  '/_system/info',
  '/_system/config',
  '/_system/schema',
  '/_system/query',
  '/_studio',
  '/storage/v1/bucket',
  '/functions/v1/x',
  '/auth',
  '/rest',
  '/rest/v1',
  '/',
  '/rest/v1/../../_system/info',
  '//_system/info',
])('nothing else of lite is reachable: %s', async (path) => {
  const response = await backend.fetch(
    new Request(`http://localhost:4100${path}`, { headers: { apikey: backend.keys.secret } }),
    { peerAddress: '127.0.0.1' },
  );
  expect(response.status).toBe(404);
});
