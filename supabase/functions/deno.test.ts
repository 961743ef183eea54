import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { checkUnderDeno, startUnderDeno } from './_testing/underDeno.ts';
import { listen } from './gemini/testing/httpServer.ts';

const HERE = import.meta.dirname;
const VISITOR = '203.0.113.7';
const OUR_ORIGIN = 'https://portal.example';
/** Deno takes about a second for each; a busy machine ten times that. */
const PATIENCE_MS = 120_000;

const functions = readdirSync(HERE).filter((name) => existsSync(join(HERE, name, 'index.ts')));

/** A harmless request to each function, and what must come back. */
const KNOWN_ANSWERS: Record<string, { ask: [path: string, body?: unknown]; answer: unknown }> = {
  captcha: {
    ask: ['/captcha?action=login'],
    answer: { parameters: { algorithm: 'PBKDF2/SHA-256', data: { action: 'login' } } },
  },
  gemini: {
    ask: [
      '/gemini/v1beta/models/gemini-flash-latest:generateContent',
      { contents: [{ role: 'user', parts: [{ text: 'User: hello\nAI:' }] }] },
    ],
    answer: { candidates: [{ content: { role: 'model' }, finishReason: 'STOP' }] },
  },
};

let cache: string;
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'portal-deno-'));
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** The function under Deno, beside a database that says yes to everything. */
async function setUp(name: string) {
  const askedOf: { key: unknown; subject: string }[] = [];
  const database = await listen(async (request, response) => {
    const key = request.headers.apikey;
    for await (const piece of request) askedOf.push({ key, ...JSON.parse(String(piece)) });
    response.setHeader('content-type', 'application/json').end('true');
  });
  onTestFinished(database.close);
  const env = {
    SUPABASE_URL: database.address,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_of_the_project' }),
    CAPTCHA_HMAC_KEY: 'a secret of the project',
    PORTAL_ORIGINS: OUR_ORIGIN,
  };
  const running = await startUnderDeno(name, env, cache);
  onTestFinished(running.stop);
  const ask = (
    [path, body]: [path: string, body?: unknown],
    method = body ? 'POST' : 'GET',
    origin = OUR_ORIGIN,
  ) =>
    fetch(`${running.address}/functions/v1${path}`, {
      method,
      headers: { 'cf-connecting-ip': VISITOR, 'content-type': 'application/json', origin },
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
  return { ask, askedOf };
}

it('type-checks every function', () => checkUnderDeno(functions, cache), PATIENCE_MS);

it('has a request with a known answer for every function', () => {
  expect(Object.keys(KNOWN_ANSWERS).sort()).toEqual(functions);
});

it.each(functions)('starts %s, which answers', { timeout: PATIENCE_MS }, async (name) => {
  const known = KNOWN_ANSWERS[name]!;
  const { ask } = await setUp(name);

  const preflight = await ask(known.ask, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(OUR_ORIGIN);

  for (const method of ['OPTIONS', undefined]) {
    const refused = await ask(known.ask, method, 'https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
  }

  const response = await ask(known.ask);
  expect(await response.json()).toMatchObject(known.answer as object);
  expect(response.status).toBe(200);
});

it('counts a visitor by the address from the gateway, with the key of the project', {
  timeout: PATIENCE_MS,
}, async () => {
  const { ask, askedOf } = await setUp('gemini');
  await (await ask(KNOWN_ANSWERS.gemini!.ask)).text();
  expect(askedOf).toMatchObject([{ key: 'sb_secret_of_the_project', subject: VISITOR }]);
});

it('lets Deno use the versions of packages that everything else uses', () => {
  const { imports } = JSON.parse(readFileSync(join(HERE, 'deno.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(join(HERE, '..', '..', 'package.json'), 'utf8'));
  for (const [name, target] of Object.entries<string>(imports)) {
    const [, specifier = '', version] = /^npm:(.+?)@([\d.]+)(?:\/|$)/.exec(target) ?? [];
    expect(name.startsWith(specifier)).toBe(true);
    expect(version).toBe(dependencies[specifier]);
  }
});
