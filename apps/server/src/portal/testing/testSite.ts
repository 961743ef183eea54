import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = '/r/store/1.0.0/remoteEntry.js';
export const SCRIPT_TEXT = `export const greeting = "${'hello '.repeat(200)}";`;

export const shell = {
  release: 'abc123',
  routes: [
    { path: '/', title: 'Home', description: 'A <quiet> "place"' },
    { path: '/404', title: 'Page not found' },
    { path: '/:target', title: 'Redirecting' },
  ],
  scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
};

export const registry = {
  schema: 1,
  remotes: [
    {
      name: 'store',
      version: '1.0.0',
      contract: 1,
      entry: SCRIPT,
      preload: [SCRIPT],
      routes: [{ path: '/store', title: 'Store', preload: ['/r/store/1.0.0/StorePage.js'] }],
    },
    {
      name: 'content',
      version: '2.0.0',
      contract: 1,
      entry: '/r/content/2.0.0/remoteEntry.js',
      routes: [
        { path: '/articles', title: 'Articles' },
        { path: '/article/:slug', title: 'Article' },
        { path: '/letter/:slug', title: 'Letter' },
        { path: '/users/:username', title: 'Profile' },
        { path: '/embed/:game', title: 'Game' },
      ],
    },
  ],
};

const files: Record<string, string> = {
  'index.html': '<!doctype html><html><head><!--portal:head--></head><body><!--portal:data--></body></html>',
  'shell.json': JSON.stringify(shell),
  'remotes.json': JSON.stringify(registry),
  'articles.json': JSON.stringify({
    calm: { title: 'Calm </script><script>alert(1)</script>', content: ['Breathe in.', 'And out.'] },
    'über-uns': { title: 'Über uns', content: 'First part.\n\nSecond part.' },
  }),
  'letters.json': JSON.stringify([{ slug: 'to-you', title: 'To you', content: ['x'.repeat(400)] }]),
  'robots.txt': 'User-agent: *\n',
  '.secret': 'no',
  'store/sticker.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/media/rain.mp3': '0123456789',
  'static/media/empty.mp3': '',
  'static/plain.js': 'export {};',
};

export interface TestSite {
  directory: string;
  write(name: string, content: string | Buffer): void;
  remove(): void;
}

/** A small assembled portal in a temporary directory, beside a file that must never be served. */
export function createTestSite(): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'portal-site-'));
  const directory = join(root, 'dist', 'portal');
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  write('../outside.txt', 'outside');
  const script = SCRIPT.slice(1);
  write(script, SCRIPT_TEXT);
  write(`${script}.br`, brotliCompressSync(SCRIPT_TEXT));
  write(`${script}.gz`, gzipSync(SCRIPT_TEXT));
  return { directory, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
