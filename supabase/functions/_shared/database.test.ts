import { describe, expect, it, vi } from 'vitest';
import { callDatabase } from './database.ts';
import { takeRate } from './rateLimit.ts';

function setUp(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer());
  const env = { SUPABASE_URL: 'http://database.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };
  return {
    context: { env, fetch: fetch as unknown as typeof globalThis.fetch, address: '203.0.113.7' },
    fetch,
  };
}

describe('callDatabase', () => {
  it('sends the parameters with the service key', async () => {
    const { context, fetch } = setUp(async () => Response.json({ code: 'claimed' }));
    expect(await callDatabase(context, 'claim_coin', { of: 'me' })).toEqual({ code: 'claimed' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('http://database.test/rest/v1/rpc/claim_coin', {
      method: 'POST',
      headers: { apikey: 'service', authorization: 'Bearer service', 'content-type': 'application/json' },
      body: '{"of":"me"}',
    });
  });

  it.each([
    ['42501', async () => Response.json({ code: '42501', message: 'no' }, { status: 403 })],
    ['502', async () => new Response('<html>', { status: 502 })],
    ['network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('throws the code %s', async (code, answer) => {
    const { context } = setUp(answer);
    await expect(callDatabase(context, 'x', {})).rejects.toMatchObject({ name: 'DatabaseError', code });
  });
});

it('counts a visitor by address unless told otherwise', async () => {
  const { context, fetch } = setUp(async () => Response.json(false));
  expect(await takeRate(context, { bucket: 'companion', max: 40, seconds: 120 })).toBe(false);
  await takeRate(context, { bucket: 'companion', max: 40, seconds: 120 }, 'a person');
  const bodies = fetch.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
  expect(bodies).toEqual([
    { bucket: 'companion', subject: '203.0.113.7', max: 40, seconds: 120 },
    { bucket: 'companion', subject: 'a person', max: 40, seconds: 120 },
  ]);
});
