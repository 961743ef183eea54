/** Prints the SQL that gives a hosted Supabase project what `npm start` writes into its own; see docs/hosted.md. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const nx = createRequire(import.meta.url).resolve('nx');
const stderr = 2;

// Only the SQL goes to stdout, so that it can be sent to a file.
const { status } = spawnSync(process.execPath, [nx, 'run', 'server:build'], {
  cwd: ROOT,
  stdio: ['ignore', stderr, stderr],
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
});
if (status === 0) await import('../dist/apps/server/hostedSeed.js');
else process.exitCode = 1;
