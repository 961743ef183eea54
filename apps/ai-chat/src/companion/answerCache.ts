import { localText, type TextStorage } from '@portal/supabase';
import { STORAGE_KEYS } from '../storageKeys';
import type { CompanionAnswer } from './companion';

/** The cache repeats whole conversations, so it is kept small beside them (OP-73). */
export const CACHE_MAX_ENTRIES = 30;
export const CACHE_MAX_CHARACTERS = 200_000;

export interface AnswerCache {
  find(prompt: string): CompanionAnswer | undefined;
  /** For whole answers only: a failure in here would be repeated for ever (TR-50). */
  keep(prompt: string, answer: CompanionAnswer): void;
  clear(): void;
}

function parseTexts(text: string | null): Map<string, string> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    const pairs = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** Leaves the oldest out until the rest is within the limits. */
export function withinLimits(answers: Map<string, string>): Map<string, string> {
  const kept = [...answers];
  let characters = kept.reduce((sum, [prompt, text]) => sum + prompt.length + text.length, 0);
  while (kept.length > CACHE_MAX_ENTRIES || (characters > CACHE_MAX_CHARACTERS && kept.length > 0)) {
    const [prompt = '', text = ''] = kept.shift() ?? [];
    characters -= prompt.length + text.length;
  }
  return new Map(kept);
}

/** `chatCache`: answers keyed by the whole conversation prompt (AI-19, AI-21). */
export function deviceCache(storage: TextStorage = localText): AnswerCache {
  const read = (key: string) => parseTexts(storage.getItem(key));
  const write = (key: string, texts: Map<string, string>) =>
    storage.setItem(key, JSON.stringify(Object.fromEntries(texts)));

  return {
    find(prompt) {
      const text = read(STORAGE_KEYS.cache).get(prompt);
      return text === undefined ? undefined : { text, builtIn: read(STORAGE_KEYS.cacheDetails).has(prompt) };
    },
    keep(prompt, { text, builtIn }) {
      const answers = read(STORAGE_KEYS.cache);
      answers.delete(prompt);
      const kept = withinLimits(answers.set(prompt, text));
      write(STORAGE_KEYS.cache, kept);
      const marks = read(STORAGE_KEYS.cacheDetails);
      if (builtIn) marks.set(prompt, 'built-in');
      else marks.delete(prompt);
      write(STORAGE_KEYS.cacheDetails, new Map([...marks].filter(([marked]) => kept.has(marked))));
    },
    clear() {
      storage.removeItem(STORAGE_KEYS.cache);
      storage.removeItem(STORAGE_KEYS.cacheDetails);
    },
  };
}
