import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from '../config/limits';
import { type FakeBackend, fakeBackend } from './testing/fakeBackend';
import { serveTestPortal, type TestPortal } from './testing/serveTestPortal';

let backend: FakeBackend;
let portal: TestPortal;
beforeAll(async () => {
  backend = await fakeBackend();
  portal = await serveTestPortal({ backendSocket: backend.socketPath });
});
afterAll(async () => {
  await portal.close();
  await backend.close();
});

const head = (line: string, headers: string[] = [], host = `127.0.0.1:${portal.port}`) =>
  `${[line, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function isAlive(): Promise<boolean> {
  const { status } = await portal.fetch('/store');
  return status === 200;
}

describe('a hostile request line', () => {
  it.each([
    ['GET /../../outside.txt HTTP/1.1', 400],
    ['GET /%2e%2e/%2e%2e/outside.txt HTTP/1.1', 400],
    ['GET /static/..%2f..%2f..%2foutside.txt HTTP/1.1', 404],
    ['GET /static/%2e%2e%2f%2e%2e%2foutside.txt HTTP/1.1', 404],
    ['GET /..\\..\\outside.txt HTTP/1.1', 400],
    ['GET /%00 HTTP/1.1', 400],
    ['GET /store%00.js HTTP/1.1', 400],
    ['GET /% HTTP/1.1', 400],
    ['GET /%zz HTTP/1.1', 400],
    ['GET /%c0%ae%c0%ae/outside.txt HTTP/1.1', 400],
    ['GET /caf\u00e9 HTTP/1.1', 400],
    ['GET /a#b HTTP/1.1', 400],
    ['GET http://evil.example/ HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    ['GET //evil.example/ HTTP/1.1', 404],
    ['GET //evil.example/%2f.. HTTP/1.1', 404],
    ['GET /rest/v1/../../_system/info HTTP/1.1', 400],
    ['GET /rest/v1/%2e%2e/%2e%2e/_system/info HTTP/1.1', 400],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
    ['GET / HTTP/9.9', 400],
    ['NONSENSE / HTTP/1.1', 400],
  ])('%.60s gets %i', async (line, status) => {
    const answer = await portal.raw(head(line));
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/outside\r?\n?$/);
    expect(await isAlive()).toBe(true);
  });

  it('does not open a tunnel', async () => {
    expect(await portal.raw(head('CONNECT evil.example:443 HTTP/1.1'))).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('may be no HTTP at all', async () => {
    expect(statusOf(await portal.raw('\x16\x03\x01\x02\x00hello\r\n\r\n'))).toBe(400);
    expect(await isAlive()).toBe(true);
  });
});

describe('the host of a request', () => {
  const get = (path: string, host: string) => portal.raw(head(`GET ${path} HTTP/1.1`, [], host));

  it.each(['evil.example', 'localhost', 'localhost:1', '127.0.0.1'])(
    'sends the reader of a document from %s to the public address',
    async (host) => {
      const answer = await get('/store?a=b', host);
      expect(statusOf(answer)).toBe(307);
      expect(answer).toContain(`location: ${portal.url}/store?a=b\r\n`);
    },
  );

  it('never sends anybody elsewhere', async () => {
    const answer = await get('//evil.example/x', 'evil.example');
    expect(answer).toContain(`location: ${portal.url}//evil.example/x\r\n`);
  });

  it.each(['/rest/v1/messages', '/auth/v1/settings', '/functions/v1/x', '/__discord/'])(
    'must be ours for %s',
    async (path) => {
      const before = backend.seen.length;
      expect(statusOf(await get(path, 'evil.example'))).toBe(421);
      expect(backend.seen).toHaveLength(before);
    },
  );

  it.each(['', 'evil.example/x', 'a b', 'user@127.0.0.1', '127.0.0.1:port'])(
    'must be one: %j is not',
    async (host) => {
      expect(statusOf(await get('/', host))).toBe(400);
    },
  );

  it('has no case', async () => {
    const own = await serveTestPortal({
      backendSocket: backend.socketPath,
      env: { PUBLIC_URL: 'http://localhost:4999' },
    });
    for (const path of ['/store', '/rest/v1/messages']) {
      expect(statusOf(await own.raw(head(`GET ${path} HTTP/1.1`, [], 'LocalHost:4999')))).toBe(200);
    }
    expect(backend.seen.at(-1)?.headers.host).toBe('localhost:4999');
    await own.close();
  });

  it('must be named once', async () => {
    expect(statusOf(await portal.raw(head('GET / HTTP/1.1', ['Host: evil.example'])))).toBe(400);
  });

  it('does not matter to files and to the health check', async () => {
    expect(statusOf(await get('/robots.txt', 'evil.example'))).toBe(200);
    expect(statusOf(await get('/healthz', '10.0.0.7'))).toBe(200);
  });
});

describe('a body', () => {
  it('of one megabyte is accepted', async () => {
    const body = 'x'.repeat(BODY_MAX_BYTES);
    expect((await portal.fetch('/rest/v1/messages', { method: 'POST', body })).status).toBe(200);
    expect(backend.seen.at(-1)?.body.length).toBe(BODY_MAX_BYTES);
  });

  it.each(['/rest/v1/messages', '/auth/v1/token?grant_type=password', '/store'])(
    'that announces more is refused by %s',
    async (path) => {
      const body = 'x'.repeat(BODY_MAX_BYTES + 1);
      const answer = await portal.fetch(path, { method: 'POST', body });
      expect(answer.status).toBe(413);
    },
  );

  it.each(['/rest/v1/messages', '/auth/v1/token?grant_type=password'])(
    'that grows beyond it is refused by %s',
    async (path) => {
      const status = await new Promise((resolve, reject) => {
        const request = httpRequest(portal.url + path, { method: 'POST' }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        request.on('error', reject);
        for (let i = 0; i < 20; i++) request.write('x'.repeat(100_000));
        request.end();
      });
      expect(status).toBe(413);
      expect(await isAlive()).toBe(true);
    },
  );

  it('may end in the middle without harm', async () => {
    const socket = connect(portal.port, '127.0.0.1');
    socket.write(head('POST /rest/v1/messages HTTP/1.1', ['Content-Length: 100']));
    socket.write('half');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect(await isAlive()).toBe(true);
    expect(portal.reports).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('other than to a websocket is ignored', async () => {
    const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAA'];
    const answer = await portal.raw(
      `GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1:${portal.port}\r\n${h2c.join('\r\n')}\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('User-agent');
  });

  it.each([
    ['/store', `127.0.0.1`, 404],
    ['/rest/v1/messages', `127.0.0.1`, 404],
    ['/realtime/v1/websocket', 'evil.example', 421],
    ['/realtime/v1/../x', '127.0.0.1', 400],
  ])('to a websocket at %s of %s is refused', async (path, name, status) => {
    const host = name === '127.0.0.1' ? `${name}:${portal.port}` : name;
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    expect(statusOf(await portal.raw(`${lines.join('\r\n')}\r\n\r\n`))).toBe(status);
  });
});

it('answers a fault of its own without details', async () => {
  const own = await serveTestPortal({ backendSocket: backend.socketPath });
  own.backend.state = undefined as never;
  const answer = await own.fetch('/rest/v1/messages');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ code: 'internal', message: 'Something went wrong' });
  expect(own.reports).toHaveLength(1);
  await own.close();
});
