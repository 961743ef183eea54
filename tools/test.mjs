/** `npm test`: everything that can be checked, in one run. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './start/install.mjs';
import { findChromium } from './test/chromium.mjs';
import { playwrightCounts, vitestCounts } from './test/counts.mjs';

const ROOT = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...env },
  });
  return status === 0;
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** A check without tests of its own counts as one. */
function check(command, args) {
  const ok = run(command, args);
  add(ok ? { passed: 1 } : { failed: 1 });
  return ok;
}

/** A suite that dies without a report, or reports no failure while failing, counts as one failure. */
function suite(command, args, { report, counts, env }) {
  const ok = run(command, args, env);
  let result;
  try {
    result = counts(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    result = { failed: 1 };
  }
  add(!ok && !result.failed ? { ...result, failed: 1 } : result);
}

installIfNeeded(ROOT);
const chromium = findChromium();

check('npx', ['biome', 'check', '.']);
check('npx', ['nx', 'run-many', '-t', 'typecheck']);
const built = check('npx', ['nx', 'run-many', '-t', 'build']) && check('node', ['tools/assemble.mjs']);

const unit = join(reports, 'vitest.json');
suite('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`], {
  report: unit,
  counts: vitestCounts,
});

if (built) {
  const browser = join(reports, 'playwright.json');
  suite('npx', ['playwright', 'test', '--reporter=line,json'], {
    report: browser,
    counts: playwrightCounts,
    env: { PORTAL_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
  });
}

rmSync(reports, { recursive: true, force: true });
const skipped = totals.skipped ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed ? 1 : 0;
