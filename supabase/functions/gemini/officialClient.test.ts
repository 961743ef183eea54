import { GoogleGenerativeAI } from '@google/generative-ai';
import { expect, it, onTestFinished } from 'vitest';
import { answersEvents, answersJson, type Behavior, fakeProvider, piece } from './testing/fakeProvider.ts';
import { serve } from './testing/serve.ts';
import { TIMING } from './timing.ts';

/** The official client, the function and a provider, each a step of HTTP away from the next. */
async function setUp(behave: Behavior, key = 'secret') {
  const provider = await fakeProvider(behave);
  const env = {
    GEMINI_API_KEY: key,
    GEMINI_BASE_URL: provider.address,
    SUPABASE_URL: 'http://database.test',
  };
  const fetchWithDatabase: typeof fetch = (url, init) =>
    String(url).startsWith('http://database.test') ? Promise.resolve(Response.json(true)) : fetch(url, init);
  const timing = { ...TIMING, listenerPauseMs: 0, listenerPieceMs: 0 };
  const portal = await serve({ env, fetch: fetchWithDatabase, address: '203.0.113.7' }, timing);
  onTestFinished(async () => {
    await Promise.all([provider.close(), portal.close()]);
  });
  const model = new GoogleGenerativeAI('publishable').getGenerativeModel(
    { model: 'gemini-flash-latest' },
    { baseUrl: `${portal.address}/functions/v1/gemini` },
  );
  return { model, provider };
}

async function textOf(stream: AsyncIterable<{ text(): string }>) {
  let text = '';
  for await (const part of stream) text += part.text();
  return text;
}

it('is answered whole', async () => {
  const { model, provider } = await setUp(answersJson(piece('Hé 👻')));
  expect((await model.generateContent('User: hi\nAI:')).response.text()).toBe('Hé 👻');
  expect(provider.calls[0]?.headers['x-goog-api-key']).toBe('secret');
});

it('is answered in a stream', async () => {
  const { model } = await setUp(answersEvents(piece('Hé '), piece('👻', { finishReason: 'STOP' })));
  const { stream } = await model.generateContentStream('User: hi\nAI:');
  expect(await textOf(stream)).toBe('Hé 👻');
});

it('is answered by the listener where there is no key', async () => {
  const { model, provider } = await setUp(answersJson({}), '');
  const { stream } = await model.generateContentStream('User: are you human?\nAI:');
  expect(await textOf(stream)).toMatch(/program/);
  expect(provider.calls).toEqual([]);
});

it('is told the status of the provider', async () => {
  const { model } = await setUp(answersJson({ error: { code: 429, message: 'slow down' } }, 429));
  await expect(model.generateContentStream('User: hi\nAI:')).rejects.toMatchObject({ status: 429 });
});

it('makes the provider stop when it stops', async () => {
  const { model, provider } = await setUp((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(piece('Once'))}\r\n\r\n`);
  });
  const visit = new AbortController();
  const { stream, response } = await model.generateContentStream('User: hi\nAI:', { signal: visit.signal });
  response.catch(() => undefined);
  await stream.next();
  visit.abort();
  await expect(stream.next()).rejects.toThrow();
  await provider.calls[0]!.hungUp;
});
