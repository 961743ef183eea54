import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handler } from './handler.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const FIVE_MINUTES_MS = 5 * 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A visitor with a database that remembers digests as the real one does. */
function setUp({
  database = 'up' as 'up' | 'down',
  key = 'a secret of the server' as string | undefined,
} = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const consumed = new Map<string, string>();
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    if (database === 'down') throw new TypeError('fetch failed');
    expect(url).toBe('http://database.test/rest/v1/rpc/consume_captcha');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer service');
    const { digest, expires_at } = JSON.parse(String(init?.body));
    const first = !consumed.has(digest);
    consumed.set(digest, expires_at);
    return Response.json(first);
  });
  const context = {
    env: {
      SUPABASE_URL: 'http://database.test',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
      CAPTCHA_HMAC_KEY: key,
    },
    fetch: fetch as unknown as typeof globalThis.fetch,
    address: '203.0.113.7',
  };
  const call = (path: string, init?: RequestInit) =>
    handler(new Request(`http://portal.test/functions/v1${path}`, init), context);
  const verify = async (body: unknown, query = '') => {
    const response = await call(`/captcha/verify${query}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const challenge = async () => (await call('/captcha?action=login')).json();
  return { call, verify, challenge, consumed, fetch };
}

// Solving takes half a second: most tests can share one solution, because each has a database of its own.
let shared: Promise<string> | undefined;
const solvedLogin = (challenge: () => Promise<unknown>) => {
  shared ??= challenge().then((given) => solved(given as never));
  return shared;
};

async function solved(challenge: Awaited<ReturnType<ReturnType<typeof setUp>['challenge']>>) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function altered(payload: string, change: (content: ReturnType<typeof JSON.parse>) => void) {
  const content = JSON.parse(atob(payload));
  change(content);
  return btoa(JSON.stringify(content));
}

describe('GET /captcha', () => {
  it('gives a signed challenge bound to the action and to five minutes, which no cache keeps', async () => {
    const { call } = setUp();
    const response = await call('/captcha?action=login');
    const { parameters, signature } = await response.json();

    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(parameters.data).toEqual({ action: 'login' });
    expect(parameters.expiresAt * 1_000).toBe(NOON.getTime() + FIVE_MINUTES_MS);
  });

  it.each(['', '?action=', '?action=everything'])(
    'refuses an action that does not exist: %s',
    async (query) => {
      const { call } = setUp();
      expect((await call(`/captcha${query}`)).status).toBe(400);
    },
  );

  it('says so when the server has no key', async () => {
    const { call } = setUp({ key: '' });
    const response = await call('/captcha?action=login');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ ok: false, code: 'not_configured' });
  });
});

describe('POST /captcha/verify', () => {
  it('accepts a solution once, and refuses it ever after', async () => {
    const { challenge, verify, consumed } = setUp();
    const payload = await solvedLogin(challenge);

    expect(await verify({ action: 'login', payload })).toMatchObject({
      status: 200,
      ok: true,
      verified: true,
    });
    expect([...consumed.values()]).toEqual([new Date(NOON.getTime() + FIVE_MINUTES_MS).toISOString()]);
    expect(await verify({ action: 'login', payload })).toMatchObject({ status: 403, code: 'captcha_used' });
  });

  it('takes the action from the query, where the widget repeats it', async () => {
    const { challenge, verify } = setUp();
    const payload = await solvedLogin(challenge);
    expect(await verify({ payload }, '?action=login')).toMatchObject({ status: 200, ok: true });
  });

  it('refuses an expired solution without asking the database', async () => {
    const { challenge, verify, fetch } = setUp();
    const payload = await solvedLogin(challenge);
    vi.setSystemTime(NOON.getTime() + FIVE_MINUTES_MS + 1);
    expect(await verify({ action: 'login', payload })).toMatchObject({
      status: 403,
      code: 'captcha_expired',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<[string, (content: ReturnType<typeof JSON.parse>) => void]>([
    ['a later expiry', ({ challenge }) => (challenge.parameters.expiresAt += 3_600)],
    ['no expiry', ({ challenge }) => delete challenge.parameters.expiresAt],
    ['an easier prefix', ({ challenge }) => (challenge.parameters.keyPrefix = '0')],
    ['a signature of its own', ({ challenge }) => (challenge.signature = '0'.repeat(64))],
    ['another counter', ({ solution }) => (solution.counter += 1)],
    ['another key', ({ solution }) => (solution.derivedKey = 'ab'.repeat(32))],
    ['no solution', (content) => (content.solution = {})],
  ])('refuses a forged one with %s', async (_what, change) => {
    const { challenge, verify, fetch } = setUp();
    const payload = altered(await solvedLogin(challenge), change);
    expect(await verify({ action: 'login', payload })).toMatchObject({
      status: 403,
      code: 'captcha_invalid',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('refuses a solution that was signed for another action', async () => {
    const { challenge, verify } = setUp();
    const forged = altered(
      await solvedLogin(challenge),
      ({ challenge: c }) => (c.parameters.data.action = 'x'),
    );
    expect(await verify({ action: 'login', payload: forged })).toMatchObject({ code: 'captcha_invalid' });
    expect(await verify({ action: 'x', payload: forged })).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
  });

  it('refuses a challenge of a server with another key', async () => {
    const stranger = setUp({ key: 'another secret' });
    const payload = await solved(await stranger.challenge());
    expect(await setUp().verify({ action: 'login', payload })).toMatchObject({ code: 'captcha_invalid' });
  });

  it.each([
    ['no JSON', 'certainly not'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no payload', { action: 'login' }],
    ['a payload that is no text', { action: 'login', payload: { challenge: {} } }],
    ['a payload that is no base64', { action: 'login', payload: '§§§' }],
    ['a payload without a challenge', { action: 'login', payload: btoa('{}') }],
    ['a payload of null', { action: 'login', payload: btoa('null') }],
    ['a challenge without parameters', { action: 'login', payload: btoa('{"challenge":{"signature":"a"}}') }],
    ['an endless payload', { action: 'login', payload: 'A'.repeat(100_000) }],
  ])('answers 400 to %s', async (_what, body) => {
    const { verify } = setUp();
    expect(await verify(body)).toMatchObject({ status: 400, ok: false });
  });

  it('does not accept what the database could not remember', async () => {
    const { challenge, verify } = setUp({ database: 'down' });
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const payload = await solvedLogin(challenge);
    expect(await verify({ action: 'login', payload })).toMatchObject({ status: 503, code: 'unavailable' });
    expect(logged).toHaveBeenCalledOnce();
  });
});

it('answers preflights, and 404 to every other method and path', async () => {
  const { call } = setUp();
  const preflight = await call('/captcha/verify', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect((await call('/captcha', { method: 'POST' })).status).toBe(404);
  expect((await call('/captcha/verify')).status).toBe(404);
  expect((await call('/captcha/other', { method: 'POST' })).status).toBe(404);
});

it('binds a challenge to its action even when the same server signed it for another one', async () => {
  const { issueCaptcha, checkCaptcha } = await import('../_shared/captcha.ts');
  const other = await issueCaptcha('short-link' as 'login', 'key');
  expect(await checkCaptcha(await solved(other), 'login', 'key')).toEqual({
    ok: false,
    code: 'captcha_invalid',
  });
});
