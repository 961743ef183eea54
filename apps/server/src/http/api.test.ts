import { once } from 'node:events';
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

describe('a call of the API', () => {
  it('reaches the back end as it was made', async () => {
    const { backend, portal } = await setUp();
    await portal.fetch('/rest/v1/messages?select=*&text=eq.a%2Fb', {
      method: 'POST',
      headers: { apikey: 'k', prefer: 'return=minimal' },
      body: '{"text":"hello"}',
    });
    expect(backend.seen).toMatchObject([
      {
        method: 'POST',
        url: '/rest/v1/messages?select=*&text=eq.a%2Fb',
        body: '{"text":"hello"}',
        headers: { apikey: 'k', prefer: 'return=minimal', host: `127.0.0.1:${portal.port}` },
      },
    ]);
  });

  it('carries the address of the visitor, whatever the visitor says', async () => {
    const { backend, portal } = await setUp();
    await portal.fetch('/rest/v1/messages', {
      headers: { 'x-portal-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6' },
    });
    expect(backend.seen[0]?.headers['x-portal-address']).toBe('127.0.0.1');
  });

  it('carries the address that a trusted proxy saw', async () => {
    const { backend, portal } = await setUp(undefined, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    await portal.fetch('/rest/v1/messages', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } });
    expect(backend.seen[0]?.headers['x-portal-address']).toBe('203.0.113.9');
  });

  it('does not pass on headers that belong to the connection, nor those of the front', async () => {
    const { backend, portal } = await setUp();
    const lines = [
      'GET /rest/v1/messages HTTP/1.1',
      `Host: 127.0.0.1:${portal.port}`,
      'Connection: close, TE',
      'Keep-Alive: timeout=9',
      'TE: trailers',
      'X-Portal-Anything: forged',
    ];
    await portal.raw(`${lines.join('\r\n')}\r\n\r\n`);
    const names = Object.keys(backend.seen[0]!.headers);
    expect(names.filter((name) => /^(te|x-portal-anything|keep-alive)$/.test(name))).toEqual([]);
  });

  it('is answered as the back end answers, and never sniffed', async () => {
    const { portal } = await setUp((_, response) => {
      response
        .writeHead(418, { 'content-type': 'text/plain', 'x-own': 'yes', connection: 'close' })
        .end('tea');
    });
    const answer = await portal.fetch('/rest/v1/messages');
    expect([answer.status, await answer.text()]).toEqual([418, 'tea']);
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('streams its answer', async () => {
    const answers: ServerResponse[] = [];
    const { portal } = await setUp((_, response) => {
      answers.push(response);
      response.writeHead(200).write('first');
    });
    const answer = await portal.fetch('/rest/v1/messages');
    const reader = answer.body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('first');
    answers[0]!.end('second');
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('second');
  });

  it('ends at the back end when the visitor leaves', async () => {
    let hasEnded = false;
    const { portal } = await setUp((_, response) => {
      response.on('close', () => {
        hasEnded = true;
      });
      response.writeHead(200).write('first');
    });
    const leaving = new AbortController();
    await portal.fetch('/rest/v1/messages', { signal: leaving.signal });
    leaving.abort();
    await vi.waitFor(() => expect(hasEnded).toBe(true));
  });

  it('gets 503 while the back end is being opened', async () => {
    const { portal } = await setUp();
    portal.backend.state = { kind: 'reopening' };
    const answer = await portal.fetch('/rest/v1/messages');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect((await portal.fetch('/store')).status).toBe(200);
  });

  it('gets 503 when the back end ends in the middle', async () => {
    const { backend, portal } = await setUp(() => {});
    const asked = portal.fetch('/rest/v1/messages');
    await once(backend.server, 'request');
    await backend.close();
    open.shift();
    expect((await asked).status).toBe(503);
  });

  it('is not there beside a hosted project', async () => {
    const env = { PORTAL_SUPABASE_URL: 'https://abc.supabase.co', PORTAL_SUPABASE_KEY: 'k', DATA_DIR: '' };
    const portal = await serveTestPortal({ env });
    open.push(portal);
    for (const path of ['/rest/v1/messages', '/auth/v1/settings', '/functions/v1/x', '/__discord/']) {
      expect((await portal.fetch(path)).status).toBe(404);
    }
    const html = await (await portal.fetch('/store')).text();
    expect(html).toContain('"supabaseUrl":"https://abc.supabase.co","supabaseKey":"k"');
    expect(await (await portal.fetch('/healthz')).json()).toMatchObject({ status: 'ok', database: 'hosted' });
  });
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

  it('keep one visitor to 16 requests at once, the others in order', async () => {
    const waiting: ServerResponse[] = [];
    const { portal } = await setUp((_, response) => waiting.push(response));
    const answers = Promise.all(Array.from({ length: 40 }, () => portal.fetch('/rest/v1/messages')));
    const settled = () => new Promise((resolve) => setTimeout(resolve, 150));
    await settled();
    expect(waiting).toHaveLength(16);
    for (let done = 0; done < 40; ) {
      for (; done < waiting.length; done++) waiting[done]!.end('{}');
      await settled();
    }
    expect((await answers).every(({ status }) => status === 200)).toBe(true);
  });
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

describe('the health check', () => {
  it('names what runs', async () => {
    const { portal } = await setUp();
    const answer = await portal.fetch('/healthz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: '0.0.0',
      release: 'abc123',
      remotes: { store: { version: '1.0.0' }, content: { version: '2.0.0' } },
      database: 'ok',
    });
  });

  it.each([
    [{ kind: 'opening' }, 'opening'],
    [{ kind: 'reopening' }, 'reopening'],
    [{ kind: 'open', socketPath: '', isDatabaseAnswering: false }, 'not answering'],
  ] as const)('names the database when it is %j', async (state, database) => {
    const { portal } = await setUp();
    portal.backend.state = state;
    const answer = await portal.fetch('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'failing', failing: ['database'], database });
  });
});
