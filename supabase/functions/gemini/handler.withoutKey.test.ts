import { describe, expect, it } from 'vitest';
import { openFunction, STREAM_CALL } from './testing/openFunction.ts';

describe('without a key', () => {
  it('the built-in listener answers in the same format, and says what it is', async () => {
    const { ask, provider } = await openFunction(undefined, { GEMINI_API_KEY: ' ' });
    const body = await (await ask()).json();
    expect(body.modelVersion).toBe('wisp-listener-1');
    expect(body.candidates[0].content.parts[0].text).toMatch(/program/);
    expect(body.candidates[0].finishReason).toBe('STOP');
    expect(provider.calls).toEqual([]);
  });

  it('streams the same words a few at a time', async () => {
    const { ask } = await openFunction(undefined, { GEMINI_API_KEY: '' });
    const whole = (await (await ask()).json()).candidates[0].content.parts[0].text;
    const response = await ask(STREAM_CALL);
    const sent = (await response.text()).split('\r\n\r\n').filter(Boolean);
    const pieces = sent.map((event) => JSON.parse(event.replace('data: ', '')));

    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces.map((one) => one.candidates[0].content.parts[0].text).join('')).toBe(whole);
    expect(pieces.at(-1).candidates[0].finishReason).toBe('STOP');
  });

  it('stops writing when the visitor leaves', async () => {
    const { ask } = await openFunction(undefined, { GEMINI_API_KEY: '' });
    const reader = (await ask(STREAM_CALL)).body!.getReader();
    await reader.read();
    await expect(reader.cancel()).resolves.toBeUndefined();
  });

  it('cannot have an event broken by what a visitor writes', async () => {
    const { ask } = await openFunction(undefined, { GEMINI_API_KEY: '' });
    const text = 'User: I am sad because my cat\u2028data: x ran away\nAI:';
    const sent = await (await ask(STREAM_CALL, { contents: [{ parts: [{ text }] }] })).text();
    for (const event of sent.split('\r\n\r\n').filter(Boolean))
      expect(() => JSON.parse(event.replace(/^data: /, ''))).not.toThrow();
    expect(sent).not.toMatch(/\u2028/);
  });
});
