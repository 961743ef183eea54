import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Registry } from '../../libs/contracts/src/index';
import { compileMonolith } from './build.mjs';

const PORTAL = join(import.meta.dirname, '..', '..', 'dist', 'portal');

/** Text of the federation runtime, of what the shell hands to it, and of the bundler's code around it. */
const MARKS = [
  '__FEDERATION__',
  '__PORTAL_BUNDLER_RUNTIME__',
  'shareScopeMap',
  'remoteEntryExports',
  'loadShare',
];

const readRegistry = (file: string): Registry => JSON.parse(readFileSync(file, 'utf8'));
const pathsOf = ({ remotes }: Registry) =>
  remotes.map(({ name, routes }) => [name, routes.map(({ path }) => path)]);

function scriptsBelow(directory: string): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n');
}

let built: string;

beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'monolith-'));
  compileMonolith(built);
}, 120_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

it.each(MARKS)('the monolith holds no %s, the portal does', (mark) => {
  expect(scriptsBelow(built).includes(mark)).toBe(false);
  expect(scriptsBelow(PORTAL).includes(mark)).toBe(true);
});

it('the monolith has every page of every remote', () => {
  expect(pathsOf(readRegistry(join(built, 'remotes.json')))).toEqual(
    pathsOf(readRegistry(join(PORTAL, 'remotes.json'))),
  );
});

it('the monolith splits its code by page, and names the files of each for the same hints', () => {
  const { remotes } = readRegistry(join(built, 'remotes.json'));
  const files = new Set(readdirSync(built, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
  for (const { name, preload, routes } of remotes) {
    expect(preload, name).not.toEqual([]);
    for (const route of routes) {
      expect(route.preload, route.path).not.toEqual([]);
      for (const file of [...preload, ...route.preload]) expect(files).toContain(file);
    }
  }
});
