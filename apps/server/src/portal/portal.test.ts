import { renameSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, parseRuntimeConfig } from '@portal/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secrets, serveTestPortal, type TestPortal } from '../http/testing/serveTestPortal';
import { registry, SCRIPT, SCRIPT_TEXT } from './testing/testSite';

let portal: TestPortal;
beforeAll(async () => {
  portal = await serveTestPortal();
});
afterAll(() => portal.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  portal.fetch(path, { headers: { 'accept-encoding': 'identity', ...headers } });

function inlined(html: string, id: string): unknown {
  const [, json] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json ?? 'null');
}

describe('documents', () => {
  it('carry head and data of their page', async () => {
    const answer = await get('/Store');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Store · Wisp</title>');
    expect(html).toContain(`<link rel="canonical" href="${portal.url}/store">`);
    expect(html).toContain(`<link rel="modulepreload" href="${SCRIPT}">`);
    expect(html).toContain('<link rel="modulepreload" href="/r/store/1.0.0/StorePage.js">');
    expect(parseRegistry(inlined(html, 'portal-registry'))).toEqual(parseRegistry(registry));
    expect(parseRuntimeConfig(inlined(html, 'portal-config'))).toEqual({
      supabaseUrl: portal.url,
      supabaseKey: secrets.publishable,
      publicUrl: portal.url,
      deterrence: true,
      streaming: true,
      discordAvatars: false,
      release: 'abc123',
    });
  });

  it('never carry a secret', async () => {
    const html = await (await get('/')).text();
    expect(html).not.toContain(secrets.secret);
    expect(html).not.toContain(secrets.jwtSecret);
  });

  it('escape what they are given', async () => {
    const home = await (await get('/')).text();
    expect(home).toContain('content="A &lt;quiet&gt; &quot;place&quot;"');
    const article = await (await get('/article/calm')).text();
    expect(article).not.toContain('<script>alert');
    expect(article).toContain('<title>Calm &lt;/script&gt;');
    expect(article).toContain('<meta name="description" content="Breathe in.">');
  });

  it('are found by an encoded slug', async () => {
    const answer = await get('/article/%C3%BCber-uns');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Über uns · Wisp</title>');
  });

  it('say 404 where there is no page, and are the same app', async () => {
    const answer = await get('/a/b/c');
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('<title>Page not found · Wisp</title>');
    expect(html).toContain('noindex');
    expect(html).toContain('portal-registry');
  });

  it('revalidate', async () => {
    const first = await get('/store');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag')!;
    const again = await get('/store', { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });

  it.each(['br', 'gzip'])('come as %s, with an etag of their own', async (encoding) => {
    const answer = await get('/store', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('etag')).not.toBe((await get('/store')).headers.get('etag'));
    expect(await answer.text()).toBe(await (await get('/store')).text());
  });

  it('carry the security headers', async () => {
    const { headers } = await get('/store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('answer HEAD without a body', async () => {
    const whole = await get('/store');
    const head = await portal.fetch('/store', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('are not to be had by %s', async (method) => {
    const answer = await portal.fetch('/store', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('files', () => {
  it('of a version are kept for ever', async () => {
    const answer = await get(SCRIPT);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(SCRIPT_TEXT);
  });

  it('at the root revalidate', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/robots.txt', { 'if-none-match': answer.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['deflate', null],
  ])('for %s come as %s', async (accepted, encoding) => {
    const answer = await get(SCRIPT, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(SCRIPT_TEXT);
  });

  it('do not come in a variant that an earlier build left behind', async () => {
    portal.site.write('static/stale.js', 'old');
    portal.site.write('static/stale.js.br', 'nonsense');
    const aMinuteAgo = Date.now() / 1000 - 60;
    await utimes(join(portal.site.directory, 'static/stale.js.br'), aMinuteAgo, aMinuteAgo);
    const answer = await get('/static/stale.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('old');
  });

  it.each([
    '/r/store/1.0.0/missing.js',
    '/r/store',
    '/r/',
    '/static/missing.css',
    '/static/',
    '/favicon.ico',
    '/missing.png',
    '/sitemap.xml',
  ])('that are missing are no page: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found\n');
  });

  it('share a prefix with a route without being in its way (TR-44)', async () => {
    expect((await get('/store')).headers.get('content-type')).toContain('text/html');
    expect((await get('/store/sticker.svg')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await get('/users/john.js')).status).toBe(200);
  });

  it.each(['/index.html', '/shell.json', '/.secret', '/%2esecret', `${SCRIPT}.br`, '/..%2foutside.txt'])(
    'are not all served: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/<!--portal:head-->|scriptHashes|^no$|^outside/);
    },
  );
});

describe('media', () => {
  const RAIN = '/static/media/rain.mp3';

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
  ])('can be asked for in parts: %s', async (range, status, text, contentRange) => {
    const answer = await get(RAIN, { range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(await answer.text()).toBe(text);
  });

  it('come whole when the part was of another version', async () => {
    expect((await get(RAIN, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
    const etag = (await get(RAIN)).headers.get('etag')!;
    expect((await get(RAIN, { range: 'bytes=2-4', 'if-range': etag })).status).toBe(206);
  });

  it('may be empty', async () => {
    const answer = await get('/static/media/empty.mp3');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('the registry', () => {
  it('is served as it is inlined', async () => {
    const answer = await get('/remotes.json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(parseRegistry(registry))));
  });

  it('moves every document to a new release at once, and never to a broken one', async () => {
    const own = await serveTestPortal();
    const release = (text: string) => {
      own.site.write('remotes.json.new', text);
      renameSync(join(own.site.directory, 'remotes.json.new'), join(own.site.directory, 'remotes.json'));
    };
    const storeVersion = async () => {
      const { remotes } = (await (await own.fetch('/healthz')).json()) as {
        remotes: Record<string, { version: string }>;
      };
      return remotes.store?.version;
    };
    try {
      const before = (await own.fetch('/store')).headers.get('etag');
      release(JSON.stringify(registry).replaceAll('1.0.0', '1.1.0'));
      const after = await own.fetch('/store');
      expect(after.headers.get('etag')).not.toBe(before);
      expect(await after.text()).toContain('/r/store/1.1.0/remoteEntry.js');

      release('{"schema": 2}');
      expect(await (await own.fetch('/store')).text()).toContain('/r/store/1.1.0/remoteEntry.js');
      expect(await storeVersion()).toBe('1.1.0');
      expect(await (await own.fetch('/remotes.json')).text()).toContain('1.1.0');
      expect(own.reports).toHaveLength(1);

      release(JSON.stringify(registry));
      expect(await storeVersion()).toBe('1.0.0');
    } finally {
      await own.close();
    }
  });
});
