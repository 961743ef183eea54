import type { ServerResponse } from 'node:http';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend } from './testing/fakeBackend';
import { secrets, serveTestPortal, type TestPortal, type TestPortalOptions } from './testing/serveTestPortal';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function setUp(
  listener?: Parameters<typeof fakeBackend>[0],
  options: TestPortalOptions = {},
): Promise<{ backend: FakeBackend; portal: TestPortal }> {
  const backend = await fakeBackend(listener);
  open.push(backend);
  const portal = await serveTestPortal({ ...options, backendSocket: backend.socketPath });
  open.push(portal);
  return { backend, portal };
}

const signIn = (portal: TestPortal, email: string, headers = {}) =>
  portal.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: 'guess' }),
  });

describe('limits', () => {
  it('stop signing in at 20 in ten minutes', async () => {
    const { portal } = await setUp();
    const start = () => portal.fetch('/auth/v1/authorize?provider=discord');
    for (let i = 0; i < 20; i++) expect((await start()).status).toBe(200);
    const answer = await start();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await answer.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
    portal.clock.now += 600_000;
    expect((await start()).status).toBe(200);
  });

  it('stop guessing codes at 20 in ten minutes', async () => {
    const { portal } = await setUp();
    const redeem = () => portal.fetch('/auth/v1/token?grant_type=pkce', { method: 'POST', body: '{}' });
    for (let i = 0; i < 20; i++) await redeem();
    expect((await redeem()).status).toBe(429);
    expect((await portal.fetch('/auth/v1/token?grant_type=refresh_token', { method: 'POST' })).status).toBe(
      200,
    );
  });

  it('stop wrong passwords at five, even when they come at once', async () => {
    const { backend, portal } = await setUp((_, response) => response.writeHead(400).end());
    let arrived = 0;
    backend.server.on('request', () => {
      arrived += 1;
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(portal, 'admin@localhost')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(arrived).toBe(5);
    const answer = await signIn(portal, 'ADMIN@localhost ');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('count wrong passwords by account too, and let its owner in all the same', async () => {
    let status = 200;
    const { portal } = await setUp((_, response) => response.writeHead(status).end(), {
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const from = (address: string) => signIn(portal, 'admin@localhost', { 'x-forwarded-for': address });
    await from('198.51.100.1');
    status = 400;
    for (let i = 1; i <= 50; i++) expect((await from(`203.0.113.${i}`)).status).toBe(400);
    expect((await from('203.0.113.51')).status).toBe(429);
    status = 200;
    expect((await from('198.51.100.1')).status).toBe(200);
  });

  it.each([
    ['no JSON', '{"email":'],
    ['no account', '{"password":"guess"}'],
    ['another type', '{"email":{"a":1},"password":"guess"}'],
    ['two marks', '\ufeff\ufeff{"email":"admin@localhost","password":"guess"}'],
  ])('let no password through with %s', async (_, body) => {
    const { backend, portal } = await setUp();
    const answer = await portal.fetch('/auth/v1/token?grant_type=password', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'bad_json' });
    expect(backend.seen).toEqual([]);
  });

  it('count a password behind a byte order mark for its account', async () => {
    const { portal } = await setUp((_, response) => response.writeHead(400).end(), {
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const marked = (last: number) =>
      portal.fetch('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'x-forwarded-for': `203.0.113.${last}` },
        body: '\ufeff{"email":"admin@localhost","password":"guess"}',
      });
    for (let i = 1; i <= 50; i++) expect((await marked(i)).status).toBe(400);
    expect((await marked(51)).status).toBe(429);
  });

  it('do not count right passwords, and pass the body on', async () => {
    const { backend, portal } = await setUp();
    for (let i = 0; i < 10; i++) expect((await signIn(portal, 'admin@localhost')).status).toBe(200);
    expect(JSON.parse(backend.seen.at(-1)!.body)).toEqual({ email: 'admin@localhost', password: 'guess' });
  });

  it('are twentyfold when relaxed', async () => {
    const { portal } = await setUp(undefined, { env: { PORTAL_RATE_LIMITS: 'relaxed' } });
    const start = () => portal.fetch('/auth/v1/authorize?provider=discord');
    for (let i = 0; i < 60; i++) expect((await start()).status).toBe(200);
  });

  it.each([
    ['/rest/v1/messages', {}, 4],
    ['/auth/v1/user', {}, 16],
    ['/rest/v1/messages', { DATABASE_URL: 'postgres://h/db', DATA_DIR: '' }, 16],
  ])('keep one visitor of %s with %j to %i requests at once, in order', async (path, env, atOnce) => {
    const waiting: { url: string; response: ServerResponse }[] = [];
    const { portal } = await setUp(
      ({ url = '', headers }, response) => waiting.push({ url: headers['x-portal-address'] + url, response }),
      { env: { ...env, TRUSTED_PROXIES: '127.0.0.1' } },
    );
    const ask = (last: number, query: string) =>
      portal.fetch(path + query, { headers: { 'x-forwarded-for': `203.0.113.${last}` } });
    const hasArrived = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count));

    const answers = Array.from({ length: atOnce }, (_, i) => ask(1, `?${i}`));
    await hasArrived(atOnce);
    answers.push(ask(1, '?late'));
    answers.push(ask(2, '?other'));
    await hasArrived(atOnce + 1);
    expect(waiting.at(-1)?.url).toBe(`203.0.113.2${path}?other`);

    waiting[0]!.response.end('{}');
    await hasArrived(atOnce + 2);
    expect(waiting.at(-1)?.url).toBe(`203.0.113.1${path}?late`);
    for (const { response } of waiting) response.end('{}');
    expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true);
  });
});

it('gives a turn back that nobody waits for, also behind another answer of its connection', async () => {
  const { portal } = await setUp();
  const request = (connection: string) =>
    `GET /auth/v1/user HTTP/1.1\r\nHost: 127.0.0.1:${portal.port}\r\nConnection: ${connection}\r\n\r\n`;
  // The first is refused and ends the connection, with the others in line behind it.
  for (let i = 0; i < 10; i++) await portal.raw(request('host') + request('keep-alive').repeat(3));
  expect((await portal.fetch('/auth/v1/user', { signal: AbortSignal.timeout(2_000) })).status).toBe(200);
});

describe('the companion', () => {
  const handlers = { gemini: async () => Response.json({ ok: true }) };
  const ask = (portal: TestPortal, headers: Record<string, string> = {}) =>
    portal.fetch('/functions/v1/gemini/v1beta/models/x:generateContent', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });

  it("spends nothing of a visitor's share on a page of another origin", async () => {
    const { portal } = await setUp(undefined, { handlers });
    for (let i = 0; i < 41; i++)
      expect((await ask(portal, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(portal)).status).toBe(200);
  });

  it('answers 40 times in two minutes for one address', async () => {
    const { portal } = await setUp(undefined, { handlers });
    for (let i = 0; i < 40; i++) expect((await ask(portal)).status).toBe(200);
    const answer = await ask(portal);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
    expect(await answer.json()).toMatchObject({ error: { code: 429 } });
  });

  it('answers 40 times in two minutes for one person, wherever they are', async () => {
    const { portal } = await setUp(undefined, { handlers, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const token = await new SignJWT({ sub: 'mira' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secrets.jwtSecret));
    const from = (last: number) =>
      ask(portal, { 'x-forwarded-for': `203.0.113.${last}`, authorization: `Bearer ${token}` });
    for (let i = 1; i <= 40; i++) expect((await from(i)).status).toBe(200);
    expect((await from(41)).status).toBe(429);
    expect((await ask(portal, { 'x-forwarded-for': '203.0.113.41' })).status).toBe(200);
  });
});
