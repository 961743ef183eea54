import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputFingerprint, sourceFingerprint } from './fingerprint.mjs';
import { isInstalled } from './install.mjs';

let root: string;

function write(name: string, content: string, ageSeconds = 0): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const at = Date.now() / 1_000 - ageSeconds;
  utimesSync(file, at, at);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  for (const name of ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'])
    write(name, '{}');
  write('apps/store/src/module.tsx', 'one');
  write('libs/ui/src/Button.tsx', 'two');
  write('dist/apps/store/remoteEntry.js', 'built');
  write('dist/portal/index.html', 'assembled');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what is built is stale', () => {
  it.each<[string, () => void]>([
    ['a source reads differently', () => write('apps/store/src/module.tsx', 'ONE')],
    ['a source is new', () => write('libs/ui/src/Card.tsx', '')],
    ['a source is gone', () => rmSync(join(root, 'libs/ui/src/Button.tsx'))],
    [
      'a source has another name',
      () => renameSync(join(root, 'libs/ui/src/Button.tsx'), join(root, 'libs/ui/src/B.tsx')),
    ],
    ['a function changes', () => write('supabase/functions/gemini/handler.ts', 'x')],
    ['the packages change', () => write('package-lock.json', '{"a":1}')],
  ])('when %s', (_, change) => {
    const before = sourceFingerprint(root);
    change();
    expect(sourceFingerprint(root)).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ['a result is gone', () => rmSync(join(root, 'dist/apps/store'), { recursive: true })],
    ['a result was written again', () => write('dist/portal/index.html', 'assembled', 60)],
    ['a result has another length', () => write('dist/portal/index.html', 'half')],
  ])('when %s', (_, change) => {
    const before = outputFingerprint(root);
    change();
    expect(outputFingerprint(root)).not.toBe(before);
  });
});

it.each<[string, () => void]>([
  ['a source is only touched', () => write('apps/store/src/module.tsx', 'one', 60)],
  ['a test changes', () => write('apps/store/src/module.test.tsx', 'x')],
  ['packages are installed below it', () => write('libs/ui/node_modules/x/index.js', 'x')],
])('what is built is fresh when %s', (_, change) => {
  const before = sourceFingerprint(root);
  change();
  expect(sourceFingerprint(root)).toBe(before);
});

describe('packages', () => {
  const INSTALLED = 'node_modules/.package-lock.json';

  it('are missing without node_modules, or when npm did not finish', () => {
    expect(isInstalled(root)).toBe(false);
    write('node_modules/react/index.js', '');
    expect(isInstalled(root)).toBe(false);
  });

  it('are there when npm installed them after the lock file was written', () => {
    write('package-lock.json', '{}', 60);
    write(INSTALLED, '{}');
    expect(isInstalled(root)).toBe(true);
  });

  it('are stale when the lock file is newer', () => {
    write(INSTALLED, '{}', 60);
    expect(isInstalled(root)).toBe(false);
  });
});
