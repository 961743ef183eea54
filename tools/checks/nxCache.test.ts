import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, nxIn } from '../test/copyWorkspace';

let copy: string;

function buildStore(): { cached: boolean; version: string } {
  const output = nxIn(copy, 'run', 'store:build');
  const record = JSON.parse(readFileSync(join(copy, 'dist/apps/store/remote.json'), 'utf8'));
  return { cached: /local cache|existing outputs match/.test(output), version: record.version };
}

beforeAll(() => {
  copy = copyWorkspace((file) => /^(apps\/store|libs|supabase\/project|[^/]+$)/.test(file));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('builds once, then answers from the cache until a lib that the remote uses changes', {
  timeout: 180_000,
}, () => {
  const first = buildStore();
  expect(first.cached).toBe(false);
  expect(buildStore()).toEqual({ ...first, cached: true });

  const lib = join(copy, 'libs/contracts/src/remoteModule.ts');
  appendFileSync(lib, "\nObject.assign(globalThis, { changed: 'lib' });\n");
  const second = buildStore();
  expect(second.cached).toBe(false);

  appendFileSync(join(copy, 'libs/contracts/src/registry.test.ts'), '\n// a test is no source of a build\n');
  expect(buildStore().cached).toBe(true);
});
