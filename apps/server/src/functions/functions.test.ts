import { afterEach, expect, it, vi } from 'vitest';
import type { FunctionContext, FunctionHandler } from '../../../../supabase/functions/_shared/context';
import { type FakeBackend, fakeBackend } from '../http/testing/fakeBackend';
import { serveTestPortal, type TestPortal } from '../http/testing/serveTestPortal';

let backend: FakeBackend;
let portal: TestPortal;
afterEach(async () => {
  await portal.close();
  await backend.close();
});

async function serve(handler: FunctionHandler): Promise<void> {
  backend = await fakeBackend();
  portal = await serveTestPortal({ handlers: { greet: handler }, backendSocket: backend.socketPath });
}

it('hands the request and its surroundings to the function', async () => {
  const seen: { request: Request; context: FunctionContext; body: string }[] = [];
  await serve(async (request, context) => {
    seen.push({ request, context, body: await request.text() });
    return Response.json({ hello: 'you' }, { status: 201, headers: { 'x-own': 'yes' } });
  });
  const answer = await portal.fetch('/functions/v1/greet/some/where?a=b', {
    method: 'POST',
    headers: { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', authorization: 'Bearer t' },
    body: 'hi',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-own')).toBe('yes');
  expect(await answer.json()).toEqual({ hello: 'you' });

  const [{ request, context, body }] = seen as [(typeof seen)[0]];
  expect(request.url).toBe(`${portal.url}/functions/v1/greet/some/where?a=b`);
  expect(request.headers.get('x-forwarded-for')).toBe('127.0.0.1');
  expect(request.headers.get('x-forwarded-host')).toBeNull();
  expect(request.headers.get('authorization')).toBe('Bearer t');
  expect(body).toBe('hi');
  expect(context.address).toBe('127.0.0.1');
  expect(context.env.SUPABASE_URL).toBe(portal.url);
});

it('lets a function reach the API without leaving the process', async () => {
  await serve(async (_, { env, fetch }) => {
    const answer = await fetch(`${env.SUPABASE_URL}/rest/v1/rpc/take?x=1`, {
      method: 'POST',
      headers: { apikey: 'secret' },
      body: '{"a":1}',
    });
    return Response.json(await answer.json());
  });
  expect(await (await portal.fetch('/functions/v1/greet')).json()).toEqual({ url: '/rest/v1/rpc/take?x=1' });
  expect(backend.seen).toMatchObject([
    { method: 'POST', body: '{"a":1}', headers: { apikey: 'secret', 'x-portal-address': 'internal' } },
  ]);
});

it('streams the answer and stops the function when the visitor leaves', async () => {
  const endings: string[] = [];
  await serve(async (request) => {
    request.signal.addEventListener('abort', () => endings.push('request'));
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('first')),
      cancel: () => {
        endings.push('answer');
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const leaving = new AbortController();
  const answer = await portal.fetch('/functions/v1/greet', { signal: leaving.signal });
  const reader = answer.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('first');
  leaving.abort();
  await vi.waitFor(() => expect(endings.sort()).toEqual(['answer', 'request']));
  expect(portal.reports).toEqual([]);
});

it('says nothing of what went wrong inside', async () => {
  await serve(async () => {
    throw new Error('the key is hunter2');
  });
  const answer = await portal.fetch('/functions/v1/greet');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('hunter2');
  expect(portal.reports).toHaveLength(1);
});

it('cuts a stream that fails', async () => {
  await serve(
    async () =>
      new Response(
        new ReadableStream({
          async start(stream) {
            stream.enqueue(new TextEncoder().encode('first'));
            await new Promise((resolve) => setTimeout(resolve, 20));
            stream.error(new Error('gone'));
          },
        }),
      ),
  );
  const answer = await portal.fetch('/functions/v1/greet');
  await expect(answer.text()).rejects.toThrow();
  expect(portal.reports).toHaveLength(1);
});

it.each(['nobody', '', 'constructor', '__proto__', 'Greet', '../greet'])(
  'knows no function %j',
  async (name) => {
    await serve(async () => new Response('no'));
    const answer = await portal.fetch(`/functions/v1/${encodeURIComponent(name)}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' });
  },
);

it('refuses a body that is too large before the function sees it', async () => {
  let isCalled = false;
  await serve(async () => {
    isCalled = true;
    return new Response();
  });
  const answer = await portal.fetch('/functions/v1/greet', {
    method: 'POST',
    headers: { apikey: 'k' },
    body: 'x'.repeat(1_100_000),
  });
  expect(answer.status).toBe(413);
  expect(isCalled).toBe(false);
});

it('answers without a body where there is none', async () => {
  await serve(async () => new Response(null, { status: 204 }));
  const answer = await portal.fetch('/functions/v1/greet', { method: 'OPTIONS' });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

it.each([
  ['a page of another origin', 403, { origin: 'https://evil.example', 'content-type': 'application/json' }],
  ['a page of no origin', 403, { origin: 'null', apikey: 'k' }],
  ['a body that any page may send', 415, { 'content-type': 'text/plain' }],
])('is not asked by %s', async (_, status, headers) => {
  let isCalled = false;
  await serve(async () => {
    isCalled = true;
    return new Response();
  });
  for (const method of status === 403 ? ['POST', 'OPTIONS'] : ['POST']) {
    const answer = await portal.fetch('/functions/v1/greet', { method, headers: headers as HeadersInit });
    expect(answer.status).toBe(status);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  }
  expect(isCalled).toBe(false);
});

it('is asked by our own page', async () => {
  await serve(async () => Response.json({ ok: true }));
  const headers = { origin: portal.url, 'content-type': 'application/json' };
  const answer = await portal.fetch('/functions/v1/greet', { method: 'POST', headers, body: '{}' });
  expect(await answer.json()).toEqual({ ok: true });
});
