import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { customProperties } from './stylesheet';

const ROOT = join(import.meta.dirname, '../../../..');
const known = new Set(customProperties().map(([name]) => name));
const groups = [...known].map((name) => name.split('-')[2]);

/** Tokens that a source takes from the theme. Names put together at run time cannot be seen here. */
function tokensIn(source: string): string[] {
  return [...source.matchAll(/var\((--[a-z][a-z0-9-]*[a-z0-9])\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => groups.includes(name.split('-')[2] ?? ''));
}

const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/](src|dev)[\\/].*\.(tsx?|css)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

it('reads a token where there is one', () => {
  expect(tokensIn('a: var(--color-inc); b: var(--color-ink-soft) var(--mine)')).toEqual([
    '--color-inc',
    '--color-ink-soft',
  ]);
});

it('has every token that shell, remotes and components ask for', () => {
  const unknown = sources.flatMap((path) =>
    tokensIn(readFileSync(join(ROOT, path), 'utf8'))
      .filter((name) => !known.has(name) && !path.endsWith('tokenUse.test.ts'))
      .map((name) => `${path}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
