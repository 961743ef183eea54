import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf, JSON_CALL, openFunction } from './testing/openFunction.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('who may ask, and how much', () => {
  it('counts 40 calls in 2 minutes by address, and refuses with 429 beyond (OP-70)', async () => {
    const { ask, provider, rate } = await openFunction();
    await ask();
    expect(rate.asked).toEqual([{ bucket: 'companion', subject: '203.0.113.7', max: 40, seconds: 120 }]);
    rate.isWithin = false;
    const refused = await ask();
    expect(refused.headers.get('retry-after')).toBe('120');
    expect(await codeOf(refused)).toMatchObject({ http: 429, status: 'RESOURCE_EXHAUSTED' });
    expect(provider.calls).toHaveLength(1);
  });

  it('goes on answering when calls cannot be counted', async () => {
    const { ask, rate } = await openFunction();
    rate.isDown = true;
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await ask()).status).toBe(200);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('refuses a body over 512 KB, also one that hides its length', async () => {
    const { ask, provider } = await openFunction();
    const huge = { contents: [{ parts: [{ text: 'x'.repeat(600_000) }] }] };
    expect((await ask(JSON_CALL, huge)).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64_000)) });
    const init = { body: endless, duplex: 'half' } as RequestInit;
    expect((await ask(JSON_CALL, '', init)).status).toBe(413);
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['no contents', {}],
    ['contents that are no list', { contents: 'hello' }],
    ['blank text', { contents: [{ parts: [{ text: ' \n' }] }] }],
    ['only a picture', { contents: [{ parts: [{ inlineData: {} }] }] }],
    ['odd parts', { contents: [null, 3, { parts: null }, { parts: [null, 'x', { text: 3 }] }] }],
  ])('answers 400 to %s', async (_what, body) => {
    const { ask, provider } = await openFunction();
    expect(await codeOf(await ask(JSON_CALL, body))).toMatchObject({ http: 400 });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    '/gemini',
    '/gemini/v1beta/models',
    '/gemini/v1beta/models/x:countTokens',
    '/gemini/v1beta/models/x/../y:generateContent/z',
    '/gemini/v1beta/cachedContents',
  ])('answers 404 to %s', async (path) => {
    const { ask } = await openFunction();
    expect((await ask(path)).status).toBe(404);
  });

  it('answers 405 to other methods', async () => {
    const { ask } = await openFunction();
    expect((await ask(JSON_CALL, undefined, { method: 'GET', body: undefined })).status).toBe(405);
  });

  it("allows the official client's headers, and leaves the origins to the door", async () => {
    const { ask } = await openFunction();
    const preflight = await ask(JSON_CALL, undefined, { method: 'OPTIONS', body: undefined });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /x-goog-api-client.*x-goog-api-key/,
    );
    for (const response of [await ask(), await ask('/gemini/none')])
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});
