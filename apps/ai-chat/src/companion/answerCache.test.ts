import { tolerantStorage } from '@portal/supabase';
import { beforeEach, describe, expect, it } from 'vitest';
import { CACHE_MAX_CHARACTERS, CACHE_MAX_ENTRIES, deviceCache, withinLimits } from './answerCache';

function setUp() {
  const stored = new Map<string, string>();
  const storage = tolerantStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  return { stored, storage, cache: deviceCache(storage) };
}

let { stored, storage, cache } = setUp();
beforeEach(() => {
  ({ stored, storage, cache } = setUp());
});

describe('chatCache', () => {
  it('keeps answers keyed by the whole prompt (AI-19)', () => {
    cache.keep('User: hi\nAI:', { text: 'hello', builtIn: false });
    expect(JSON.parse(stored.get('chatCache') ?? '')).toEqual({ 'User: hi\nAI:': 'hello' });
    expect(cache.find('User: hi\nAI:')).toEqual({ text: 'hello', builtIn: false });
  });

  it('does not answer the same question in another conversation (AI-21)', () => {
    cache.keep('User: hi\nAI:', { text: 'hello', builtIn: false });
    expect(cache.find('User: yo\nAI: yes\nUser: hi\nAI:')).toBeUndefined();
  });

  it('remembers who spoke', () => {
    cache.keep('p', { text: 'hello', builtIn: true });
    expect(cache.find('p')).toEqual({ text: 'hello', builtIn: true });
    cache.keep('p', { text: 'hello', builtIn: false });
    expect(cache.find('p')?.builtIn).toBe(false);
  });

  it('leaves the oldest out beyond its limits (OP-73)', () => {
    for (let index = 0; index <= CACHE_MAX_ENTRIES; index += 1)
      cache.keep(`prompt ${index}`, { text: 'x', builtIn: true });
    expect(cache.find('prompt 0')).toBeUndefined();
    expect(cache.find(`prompt ${CACHE_MAX_ENTRIES}`)).toBeDefined();
    expect([
      ...withinLimits(
        new Map([
          ['old', 'x'],
          ['new', 'y'.repeat(CACHE_MAX_CHARACTERS - 5)],
        ]),
      ).keys(),
    ]).toEqual(['new']);
    expect(withinLimits(new Map([['huge', 'y'.repeat(CACHE_MAX_CHARACTERS)]])).size).toBe(0);
  });

  it('is empty after clearing', () => {
    cache.keep('p', { text: 'hello', builtIn: true });
    cache.clear();
    expect(stored.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '3', '{"p": 3}'])('tolerates %s in its place (TR-118)', (broken) => {
    storage.setItem('chatCache', broken);
    expect(cache.find('p')).toBeUndefined();
    cache.keep('p', { text: 'hello', builtIn: false });
    expect(cache.find('p')?.text).toBe('hello');
  });

  it('tolerates a storage that throws', () => {
    const blocked = deviceCache(
      tolerantStorage(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    blocked.keep('p', { text: 'hello', builtIn: false });
    expect(blocked.find('p')?.text).toBe('hello');
    expect(() => blocked.clear()).not.toThrow();
  });
});
