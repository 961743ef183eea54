import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { piece } from '../testing/fakeGemini';
import { openCompanion } from '../testing/openCompanion';
import { geminiCompanion } from './geminiCompanion';
import { loadClient } from './geminiModel';
import { FIRST_SIGN_MS } from './patience';

// Its code arrives at first use, which no fake clock would wait for.
beforeAll(async () => void (await loadClient()));

afterEach(() => {
  vi.useRealTimers();
});

it('does not keep an answer that comes after the visitor has left: it may have been cleared', async () => {
  const keep = vi.fn();
  const visit = new AbortController();
  const response = { text: () => '', ...piece('late') } as never;
  const companion = geminiCompanion({
    model: async () => ({
      generateContent: async () => {
        visit.abort();
        return { response };
      },
      generateContentStream: () => Promise.reject(new Error('not asked for')),
    }),
    cache: { find: () => undefined, keep, clear: () => {} },
    streaming: false,
  });
  await companion.answer('p', { signal: visit.signal, onPiece: () => {}, onRetry: () => {} });
  expect(keep).not.toHaveBeenCalled();
});

describe('the call', () => {
  it('posts contents with parts of text to a flash model of our own function (AI-32, AI-33)', async () => {
    const { gemini, ask } = openCompanion({ streaming: false });
    gemini.answers('hello');
    expect(await ask()).toEqual({ text: 'hello', builtIn: false });
    const [call] = gemini.calls;
    expect(call?.url).toBe(
      'http://portal.test/functions/v1/gemini/v1beta/models/gemini-flash-latest:generateContent',
    );
    expect(call?.prompt).toBe('User: hi\nAI:');
    expect(call?.headers.get('x-goog-api-key')).toBe('publishable');
  });

  it('streams by default', async () => {
    const { gemini, ask, pieces } = openCompanion();
    const stream = gemini.streams();
    const answer = ask();
    stream.send('hel');
    await vi.waitFor(() => expect(pieces).toEqual(['hel']));
    stream.send('lo');
    stream.end();
    expect(await answer).toEqual({ text: 'hello', builtIn: false });
    expect(gemini.calls[0]?.url).toMatch(/:streamGenerateContent\?alt=sse$/);
  });

  it.each([404, 405, 501])(
    'asks for the whole where there is no streaming (%i), and does not try it again',
    async (status) => {
      const { gemini, ask } = openCompanion();
      gemini.fails(status);
      gemini.answers('whole');
      gemini.answers('again');
      expect(await ask('one')).toMatchObject({ text: 'whole' });
      expect(await ask('two')).toMatchObject({ text: 'again' });
      expect(gemini.calls.map(({ url }) => url.replace(/.*:/, ''))).toEqual([
        'streamGenerateContent?alt=sse',
        'generateContent',
        'generateContent',
      ]);
    },
  );

  it('does not stream in a browser that cannot', async () => {
    vi.stubGlobal('TextDecoderStream', undefined);
    const { gemini, ask } = openCompanion();
    gemini.answers('whole');
    expect(await ask()).toMatchObject({ text: 'whole' });
    expect(gemini.calls[0]?.url).toMatch(/:generateContent$/);
  });
});

describe.each([{ streaming: true }, { streaming: false }])('with %o', (options) => {
  it('says when the built-in companion speaks', async () => {
    const { gemini, ask } = openCompanion(options);
    gemini.answers('hello', { modelVersion: 'wisp-listener-1' });
    expect(await ask()).toEqual({ text: 'hello', builtIn: true });
  });

  it.each([
    ['no candidates (AI-40)', {}],
    ['an empty list of candidates', { candidates: [] }],
    ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY' } }],
    ['a blocked candidate', { candidates: [{ finishReason: 'SAFETY', index: 0 }] }],
    ['white space', piece(' \n')],
    ['nothing but thoughts', { candidates: [{ content: { parts: [{ text: 'hm', thought: true }] } }] }],
  ])('takes %s for a failure, and does not keep it', async (_what, body) => {
    const { gemini, ask, cache } = openCompanion(options);
    gemini.says(body);
    expect(await ask()).toEqual({ failure: 'failed' });
    expect(cache.find('User: hi\nAI:')).toBeUndefined();
    expect(gemini.calls).toHaveLength(1);
  });

  it('answers an identical prompt from the cache (AI-20)', async () => {
    const { gemini, ask } = openCompanion(options);
    gemini.answers('hello');
    await ask();
    expect(await ask()).toMatchObject({ text: 'hello' });
    expect(gemini.calls).toHaveLength(1);
  });

  it('never keeps failures (TR-50)', async () => {
    const { gemini, ask } = openCompanion(options);
    gemini.fails(500);
    gemini.answers('now');
    expect(await ask()).toEqual({ failure: 'failed' });
    expect(await ask()).toMatchObject({ text: 'now' });
  });

  it('tries 429 three times, after 2 and 4 seconds (AI-35, AI-36, AI-38)', async () => {
    vi.useFakeTimers();
    const { gemini, ask, retries } = openCompanion(options);
    for (let time = 0; time < 3; time += 1) gemini.fails(429);
    const answer = ask();
    for (const [ms, calls] of [
      [1990, 1],
      [20, 2],
      [3970, 2],
      [30, 3],
      [60_000, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(gemini.calls).toHaveLength(calls);
    }
    expect(await answer).toEqual({ failure: 'busy' });
    expect(retries).toEqual([2, 3]);
  });

  it('gives up a network that says nothing (ER-03)', async () => {
    const { gemini, ask } = openCompanion(options);
    vi.useFakeTimers();
    const fetched = vi.mocked(fetch);
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const answer = ask();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(FIRST_SIGN_MS);
    expect(await answer).toEqual({ failure: 'failed' });
    expect(gemini.calls).toHaveLength(0);
  });

  it('fails at once without a network', async () => {
    const { gemini, ask } = openCompanion(options);
    gemini.isUnreachable();
    expect(await ask()).toEqual({ failure: 'failed' });
  });
});
