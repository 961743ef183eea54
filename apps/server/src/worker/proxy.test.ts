import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend } from '../http/testing/fakeBackend';
import { proxyRequest } from './proxy';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

type Alter = (request: IncomingMessage) => IncomingMessage;

async function setUp(
  listener?: Parameters<typeof fakeBackend>[0],
  alter: Alter = (request) => request,
): Promise<{ url: string; port: number; backend: FakeBackend }> {
  const backend = await fakeBackend(listener);
  const front = createServer((request: IncomingMessage, response: ServerResponse) => {
    const proxied = request.url === '/short' ? alter(request) : request;
    const { socketPath } = backend;
    void proxyRequest({ request: proxied, response, socketPath, address: '203.0.113.9', patienceMs: 300 });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  open.push(backend, { close: () => front.closeAllConnections() }, front);
  const { port } = front.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, backend };
}

/** The request as it is, with a body that ends after the first byte: what a parser in front might hand over. */
const withShortBody: Alter = (request) =>
  Object.assign(new PassThrough().end('x') as unknown as IncomingMessage, {
    method: 'POST',
    url: request.url,
    headers: { ...request.headers, 'content-length': '4000' },
    rawHeaders: request.rawHeaders,
    socket: request.socket,
  });

it('never uses a connection again whose request was shorter than announced', async () => {
  const { url, backend } = await setUp(undefined, withShortBody);
  expect((await fetch(`${url}/short`)).status).toBe(503);
  const next = await fetch(`${url}/next`);
  expect(await next.json()).toEqual({ url: '/next' });
  expect(backend.seen.map((each) => each.url)).toEqual(['/next']);
});

it('gives a back end up that says nothing for too long', async () => {
  const { url } = await setUp((request, response) => {
    if (request.url === '/next') response.end('served');
  });
  const answer = await fetch(`${url}/silent`);
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ code: 'timeout' });
  expect(await (await fetch(`${url}/next`)).text()).toBe('served');
});

it.each([
  ['Forwarded: for=198.51.100.7'],
  ['X-Forwarded-Proto: https'],
  ['Via: 1.1 cache'],
  ['CF-Connecting-IP: 198.51.100.7'],
  ['True-Client-IP: 198.51.100.7'],
  ['X-Client-IP: 198.51.100.7'],
  ['Fastly-Client-IP: 198.51.100.7'],
  ['X-Real-IP: 198.51.100.7'],
  ['X-ProxyUser-IP: 198.51.100.7'],
  ['X-Envoy-External-Address: 198.51.100.7'],
  ['X-Azure-ClientIP: 198.51.100.7'],
  ['CDN-Loop: somewhere'],
  ['X-Amzn-Trace-Id: Root=1'],
  ['Tailscale-User-Login: mira@example.com'],
])('tells the back end that a request was passed on: %s', async (line) => {
  const { port, backend } = await setUp();
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET / HTTP/1.1\r\nHost: LOCALHOST:4000\r\nConnection: close\r\n${line}\r\n\r\n`);
  await once(socket.resume(), 'close');
  expect(backend.seen[0]?.headers).toMatchObject({
    forwarded: 'for="203.0.113.9"',
    'x-portal-address': '203.0.113.9',
    host: 'localhost:4000',
  });
});

it('says nothing of the kind about a request that came by itself', async () => {
  const { url, backend } = await setUp();
  await fetch(url, { headers: { apikey: 'k', 'x-client-info': 'supabase-js' } });
  expect(backend.seen[0]?.headers).not.toHaveProperty('forwarded');
});
