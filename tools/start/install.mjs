import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm writes it last, so a broken installation has none. */
const INSTALLED = join('node_modules', '.package-lock.json');
/** The lock file that was installed; gone with `node_modules`, as it must be. */
const STAMP = join('node_modules', '.portal-installed');

const lockFile = (root) => join(root, 'package-lock.json');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(lockFile(root)))
    .digest('hex');

/**
 * Whether `node_modules` is what the lock file says. A lock file that is newer but reads the same, as after
 * switching branches to and fro, needs no installation.
 */
export function isInstalled(root) {
  const installed = join(root, INSTALLED);
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(lockFile(root)).mtimeMs) return true;
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

function npmCi(root) {
  // Below `npm start` this is the very npm that was called.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev'];
  const options = { cwd: root, stdio: 'inherit' };
  return npm?.endsWith('js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Installs the packages of the lock file when they are missing or older. Ends the process when that fails. */
export function installIfNeeded(root) {
  if (!isInstalled(root)) {
    console.log('Installing packages');
    const { status } = npmCi(root);
    if (status !== 0) {
      console.error('The packages could not be installed: npm ci failed');
      process.exit(1);
    }
  }
  writeFileSync(join(root, STAMP), lockHash(root));
}
