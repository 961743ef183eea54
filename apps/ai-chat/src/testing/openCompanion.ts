import { tolerantStorage } from '@portal/supabase';
import { deviceCache } from '../companion/answerCache';
import { geminiCompanion } from '../companion/geminiCompanion';
import { geminiModel } from '../companion/geminiModel';
import { fakeGemini } from './fakeGemini';

const memory = () => {
  const stored = new Map<string, string>();
  return tolerantStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
};

/** The official client over a function that replies as told. */
export function openCompanion({ streaming = true } = {}) {
  const gemini = fakeGemini();
  const cache = deviceCache(memory());
  const companion = geminiCompanion({
    model: () => geminiModel({ supabaseUrl: 'http://portal.test', supabaseKey: 'publishable' }),
    cache,
    streaming,
  });
  const pieces: string[] = [];
  const retries: number[] = [];
  const visit = new AbortController();
  const ask = (prompt = 'User: hi\nAI:') =>
    companion
      .answer(prompt, {
        signal: visit.signal,
        onPiece: ({ text }) => pieces.push(text),
        onRetry: (attempt) => retries.push(attempt),
      })
      .catch((error) => ({ failure: error.failure ?? String(error) }));
  return { gemini, cache, companion, ask, pieces, retries, visit };
}
