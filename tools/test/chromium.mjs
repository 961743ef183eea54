import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function ownBrowserOfPlaywright() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function fromDebian() {
  console.log('Installing Chromium with apt-get');
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

const existing = (candidates) => candidates.find((path) => path && existsSync(path));

/**
 * A Chromium for the browser tests, installed when there is none.
 * Ends the process with a clear line when none can be had.
 */
export function findChromium() {
  const asked = process.env.PORTAL_CHROMIUM;
  if (asked && !existsSync(asked)) {
    console.error(`PORTAL_CHROMIUM=${asked}: there is no such file`);
    process.exit(1);
  }
  const found = existing([asked, ownBrowserOfPlaywright(), ...SYSTEM]);
  if (found) return found;
  if (isDebianRoot()) fromDebian();
  const installed = existing(SYSTEM);
  if (installed) return installed;
  try {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  } catch {
    // The check below says what to do.
  }
  const downloaded = existing([ownBrowserOfPlaywright()]);
  if (downloaded) return downloaded;
  console.error('No Chromium for the browser tests: install one and name it in PORTAL_CHROMIUM.');
  process.exit(1);
}
