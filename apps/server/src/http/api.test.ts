import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend } from './testing/fakeBackend';
import { serveTestPortal, type TestPortal, type TestPortalOptions } from './testing/serveTestPortal';

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
