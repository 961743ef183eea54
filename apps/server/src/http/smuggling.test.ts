import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend } from './testing/fakeBackend';
import { serveTestPortal, type TestPortal } from './testing/serveTestPortal';

let backend: FakeBackend;
let portal: TestPortal;
beforeAll(async () => {
  backend = await fakeBackend();
  portal = await serveTestPortal({ backendSocket: backend.socketPath });
});
beforeEach(() => {
  backend.seen.length = 0;
});
afterAll(async () => {
  await portal.close();
  await backend.close();
});

const INNER = 'GET /rest/v1/smuggled HTTP/1.1\r\nhost: x\r\nx-portal-address: internal\r\n\r\n';
const CHUNKED = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`;

const head = (line: string, headers: string[]) =>
  `${[line, `Host: 127.0.0.1:${portal.port}`, ...headers].join('\r\n')}\r\n\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const arrived = () => backend.seen.map(({ method, url }) => `${method} ${url}`);

/** What two visitors who come next are answered: each with their own, or the connection is out of step. */
async function expectOthersToBeServed(): Promise<void> {
  for (const path of ['/rest/v1/mine', '/rest/v1/yours']) {
    expect(await (await portal.fetch(path)).json()).toEqual({ url: path });
  }
}

describe('a request that two servers could read differently', () => {
  const body = '0\r\n\r\nGET /rest/v1/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['both lengths', [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
    ['another encoding', ['Transfer-Encoding: xchunked']],
    ['chunked not last', ['Transfer-Encoding: chunked, identity']],
    ['a space before the colon', ['Content-Length : 5']],
    ['a folded line', ['X-A: 1\r\n Transfer-Encoding: chunked']],
  ])('is refused: %s', async (_, headers) => {
    const answer = await portal.raw(
      head('POST /rest/v1/messages HTTP/1.1', ['Connection: close', ...headers]) + body,
    );
    expect(statusOf(answer)).toBe(400);
    expect(arrived()).toEqual([]);
  });
});

describe('a connection that takes headers away', () => {
  const length = `Content-Length: ${INNER.length}`;

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PATCH'])(
    'is refused before its %s reaches the back end',
    async (method) => {
      const line = `${method} /auth/v1/.well-known/jwks.json HTTP/1.1`;
      const byLength = await portal.raw(
        head(line, ['Connection: keep-alive, content-length', length]) + INNER,
      );
      const byChunks = await portal.raw(
        head(line, ['Connection: Transfer-Encoding', 'Transfer-Encoding: chunked']) + CHUNKED,
      );
      expect([byLength, byChunks].map(statusOf)).toEqual([400, 400]);
      expect(arrived()).toEqual([]);
      await expectOthersToBeServed();
    },
  );

  it.each(['host', 'authorization', 'x-forwarded-for', 'X-Portal-Address', 'cookie', 'anything'])(
    'is refused: %s',
    async (name) => {
      const answer = await portal.raw(
        head('GET /rest/v1/messages HTTP/1.1', ['Connection: close', `Connection: ${name}`]),
      );
      expect(statusOf(answer)).toBe(400);
      expect(arrived()).toEqual([]);
    },
  );

  it('is refused with a websocket too', async () => {
    const lines = ['Connection: Upgrade, X-Forwarded-For', 'Upgrade: websocket'];
    expect(statusOf(await portal.raw(head('GET /realtime/v1/websocket HTTP/1.1', lines)))).toBe(400);
  });
});

describe('a body', () => {
  it.each(['GET', 'HEAD'])('that %s announces is refused', async (method) => {
    const line = `${method} /rest/v1/messages HTTP/1.1`;
    const byLength = await portal.raw(head(line, [`Content-Length: ${INNER.length}`]) + INNER);
    const byChunks = await portal.raw(head(line, ['Transfer-Encoding: chunked']) + CHUNKED);
    expect([byLength, byChunks].map(statusOf)).toEqual([400, 400]);
    expect(arrived()).toEqual([]);
  });

  it.each(['DELETE', 'OPTIONS', 'POST'])('of a %s stays in its frame', async (method) => {
    const line = `${method} /rest/v1/messages HTTP/1.1`;
    await portal.raw(head(line, ['Connection: close', `Content-Length: ${INNER.length}`]) + INNER);
    await portal.raw(head(line, ['Connection: close', 'Transfer-Encoding: chunked']) + CHUNKED);
    await portal.raw(head(line, ['Connection: close', 'Content-Length: 0']));
    await expectOthersToBeServed();
    const one = `${method} /rest/v1/messages`;
    expect(arrived()).toEqual([one, one, one, 'GET /rest/v1/mine', 'GET /rest/v1/yours']);
    expect(backend.seen.slice(0, 3).map(({ body }) => body)).toEqual([INNER, INNER, '']);
  });

  it('that is announced with an upgrade swallows nothing of the next visitor', async () => {
    for (const upgrade of ['h2c', 'websocket', 'x']) {
      const lines = ['Connection: upgrade', `Upgrade: ${upgrade}`];
      for (const framing of ['Content-Length: 4000', 'Transfer-Encoding: chunked', 'Content-Length: 0']) {
        const answer = await portal.raw(
          head('GET /auth/v1/.well-known/jwks.json HTTP/1.1', [...lines, framing]),
        );
        expect(statusOf(answer)).toBe(400);
      }
    }
    expect(arrived()).toEqual([]);
    await expectOthersToBeServed();
  });

  it('that ends early leaves no connection behind that waits for the rest', async () => {
    const socket = connect(portal.port, '127.0.0.1');
    socket.write(`${head('POST /rest/v1/messages HTTP/1.1', ['Content-Length: 100'])}half`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expectOthersToBeServed();
    expect(arrived()).toEqual(['GET /rest/v1/mine', 'GET /rest/v1/yours']);
  });
});
