import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The workspace's own files in a temporary folder, with the installed packages linked and the libs its own:
 * a place where a test may change sources and build.
 *
 * @param wanted which files, by their path from the root; all of them by default.
 */
export function copyWorkspace(wanted: (file: string) => boolean = () => true): string {
  const target = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed
    .split('\n')
    .filter((name) => name && wanted(name) && existsSync(join(ROOT, name)))) {
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

/** Runs Nx in such a copy, and answers what it said. */
export function nxIn(copy: string, ...args: string[]): string {
  return execFileSync(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: copy },
  });
}
