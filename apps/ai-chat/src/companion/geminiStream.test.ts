import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { event, piece } from '../testing/fakeGemini';
import { openCompanion } from '../testing/openCompanion';
import { loadClient } from './geminiModel';
import { NEXT_SIGN_MS } from './patience';

// Its code arrives at first use, which no fake clock would wait for.
beforeAll(async () => void (await loadClient()));

afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  it('that falls silent is given up', async () => {
    const { gemini, ask, pieces } = openCompanion();
    vi.useFakeTimers();
    const stream = gemini.streams();
    const answer = ask();
    stream.send('I was just');
    await vi.waitFor(() => expect(pieces).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(NEXT_SIGN_MS);
    expect(await answer).toEqual({ failure: 'failed' });
  });

  it('that the visitor stops is told so to the function, and is not kept', async () => {
    const { gemini, ask, pieces, visit, cache } = openCompanion();
    const stream = gemini.streams();
    const answer = ask();
    stream.send('I was just');
    await vi.waitFor(() => expect(pieces).toHaveLength(1));
    visit.abort();
    await answer;
    expect(gemini.calls[0]?.signal?.aborted).toBe(true);
    expect(cache.find('User: hi\nAI:')).toBeUndefined();
  });

  const RECORDED = new TextEncoder().encode(
    [piece('Hé 👻 '), piece('**bold** '), piece('and `code`', { finishReason: 'STOP' })].map(event).join(''),
  );
  const WHOLE = 'Hé 👻 **bold** and `code`';

  it.each([
    ['ends', false],
    ['breaks', true],
  ])(
    'that %s at any byte gives a whole answer or a failure, and what arrived before',
    async (_how, broken) => {
      for (let cut = 0; cut <= RECORDED.length; cut += 1) {
        const { gemini, ask, pieces } = openCompanion();
        gemini.sendsBytes(RECORDED.slice(0, cut), { broken });
        const answer = await ask();
        expect(WHOLE.startsWith(pieces.join(''))).toBe(true);
        if ('text' in answer) expect(answer.text).toBe(pieces.join(''));
        else expect(answer).toEqual({ failure: 'failed' });
        if (cut === RECORDED.length && !broken) expect(answer).toEqual({ text: WHOLE, builtIn: false });
      }
    },
  );
});
