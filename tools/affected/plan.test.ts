import { expect, it } from 'vitest';
import { planOf } from './plan.mjs';

const STORE = { name: 'store', root: 'apps/store', kind: 'remote' };
const ARCADE = { name: 'arcade', root: 'apps/arcade', kind: 'remote' };
const SHELL = { name: 'shell', root: 'apps/shell', kind: 'host' };
const UI = { name: 'ui', root: 'libs/ui', kind: 'lib' };
const DATABASE = { name: 'database', root: 'supabase', kind: 'database' };

it('tests and releases one remote when only that has changed', () => {
  expect(planOf(['apps/store/src/copy.ts'], [STORE])).toEqual({
    everything: false,
    folders: ['apps/store/'],
    browser: true,
    remotes: ['store'],
  });
});

it('tests and releases all who use a lib', () => {
  expect(planOf(['libs/ui/src/index.ts'], [UI, STORE, SHELL, ARCADE])).toMatchObject({
    folders: ['apps/arcade/', 'apps/shell/', 'apps/store/', 'libs/ui/'],
    remotes: ['arcade', 'store'],
  });
});

it('tests the server, which applies them, after a change of the migrations', () => {
  expect(planOf(['supabase/migrations/1_a_b.sql'], [DATABASE])).toEqual({
    everything: false,
    folders: ['apps/server/', 'supabase/tests/'],
    browser: true,
    remotes: [],
  });
});

it.each([
  'package-lock.json',
  'vitest.config.ts',
  '.nvmrc',
  'tools/assemble.mjs',
  '.github/workflows/ci.yml',
])('tests everything after a change of %s', (file) =>
  expect(planOf(['docs/security.md', file], []).everything).toBe(true),
);

it.each(['README.md', 'docs/hosted.md', 'docs/images/home.webp', 'LICENSE', '.github/CODEOWNERS'])(
  'needs no test after a change of %s',
  (file) =>
    expect(planOf([file], [])).toEqual({ everything: false, folders: [], browser: false, remotes: [] }),
);

it('opens the browser after a change of the journeys alone', () => {
  expect(planOf(['e2e/room.spec.ts'], [])).toMatchObject({ everything: false, browser: true });
});
