import { onTestFinished } from 'vitest';
import { handler } from '../handler.ts';
import { TIMING } from '../timing.ts';
import { answersJson, type Behavior, fakeProvider, piece } from './fakeProvider.ts';

export const KEY = 'AIza-secret-of-the-server';
const QUICK = {
  ...TIMING,
  headersMs: 150,
  idleMs: 150,
  wholeMs: 400,
  listenerPauseMs: 0,
  listenerPieceMs: 0,
};
export const JSON_CALL = '/gemini/v1beta/models/gemini-flash-latest:generateContent';
export const STREAM_CALL = '/gemini/v1beta/models/gemini-flash-latest:streamGenerateContent?alt=sse';
export const QUESTION = { contents: [{ role: 'user', parts: [{ text: 'User: hello\nAI:' }] }] };

/** The function with a provider that behaves as told, and a database that counts calls. */
export async function openFunction(
  behave: Behavior = answersJson(piece('Hi.')),
  env: Record<string, string> = {},
) {
  const provider = await fakeProvider(behave);
  onTestFinished(provider.close);
  const rate = { isWithin: true, isDown: false, asked: [] as unknown[] };
  const fetchWithDatabase: typeof fetch = async (url, init) => {
    if (!String(url).startsWith('http://database.test')) return fetch(url, init);
    if (rate.isDown) throw new TypeError('fetch failed');
    rate.asked.push(JSON.parse(String(init?.body)));
    return Response.json(rate.isWithin);
  };
  const context = {
    env: {
      SUPABASE_URL: 'http://database.test',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
      GEMINI_API_KEY: KEY,
      GEMINI_BASE_URL: provider.address,
      ...env,
    },
    fetch: fetchWithDatabase,
    address: '203.0.113.7',
  };
  const ask = (path = JSON_CALL, body: unknown = QUESTION, init: RequestInit = {}) =>
    handler(
      new Request(`http://portal.test/functions/v1${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
      context,
      QUICK,
    );
  return { ask, provider, rate };
}

export async function codeOf(response: Response) {
  return { http: response.status, ...(await response.json()).error };
}
