import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RemoteRecord } from '../../libs/contracts/src/index';

const PORTAL = join(import.meta.dirname, '..', '..', 'dist', 'portal');
const BUDGETS = 'tools/checks/budgets.json';

/** In KB, brotli, as everything here. `home` is the script before the home page is usable. */
const budgets: Record<string, number> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'),
);

/** What no budget may exceed. */
const LIMITS = { home: 150, remote: 60 };

const read = (file: string) => {
  if (!existsSync(join(PORTAL, file))) throw new Error(`dist/portal has no ${file}: build the portal first`);
  return readFileSync(join(PORTAL, file), 'utf8');
};

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(PORTAL, `${file}.br`)).size, 0) / 1000;

/** A sentence for each address that needs more than its budget. */
function excess(name: string, needs: Record<string, number>): string[] {
  return Object.entries(needs)
    .filter(([, needed]) => needed > budgets[name]!)
    .map(
      ([path, needed]) =>
        `${path} needs ${needed.toFixed(1)} KB of script before it can draw; the budget of ${name} is ${budgets[name]} KB (${BUDGETS})`,
    );
}

let remotes: RemoteRecord[];

beforeAll(() => {
  remotes = JSON.parse(read('remotes.json')).remotes;
});

it('each remote and the home page have a budget, within the limits', () => {
  const { home, ...others } = budgets;
  expect(Object.keys(others)).toEqual(remotes.map(({ name }) => name));
  expect(home).toBeLessThanOrEqual(LIMITS.home);
  expect(Object.values(others).filter((budget) => budget > LIMITS.remote)).toEqual([]);
});

it('the home page needs no more script than its budget', () => {
  const scripts = [...read('index.html').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!);
  expect(scripts).not.toEqual([]);
  expect(excess('home', { '/': kilobytes(scripts) })).toEqual([]);
});

describe('no page of a remote needs more script than its budget, beside the shell: entry, exposed module, page', () => {
  it.each(Object.keys(budgets).filter((name) => name !== 'home'))('%s', (name) => {
    const { preload, routes } = remotes.find((remote) => remote.name === name)!;
    expect(preload).not.toEqual([]);
    const needs = routes.map((route) => [route.path, kilobytes([...preload, ...route.preload])] as const);
    expect(excess(name, Object.fromEntries(needs))).toEqual([]);
  });
});
