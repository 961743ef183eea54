import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
let copy: string;

/** The workspace's own files in another folder, with the installed packages linked and the libs its own. */
function copyWorkspace(): string {
  const target = mkdtempSync(join(tmpdir(), 'nx-cache-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files
    .split('\n')
    .filter((name) => /^(apps\/store|libs|supabase\/project|[^/]+$)/.test(name))) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file), { recursive: true });
  }
  const packages = join(target, 'node_modules');
  mkdirSync(join(packages, '@portal'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@portal') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const lib of readdirSync(join(target, 'libs'))) {
    symlinkSync(join('..', '..', 'libs', lib), join(packages, '@portal', lib));
  }
  return target;
}

function buildStore(): { cached: boolean; version: string } {
  const output = execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'run', 'store:build'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: copy },
    },
  );
  const record = JSON.parse(readFileSync(join(copy, 'dist/apps/store/remote.json'), 'utf8'));
  return { cached: /local cache|existing outputs match/.test(output), version: record.version };
}

beforeAll(() => {
  copy = copyWorkspace();
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
