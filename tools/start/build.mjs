import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outputFingerprint, sourceFingerprint } from './fingerprint.mjs';

const stampFile = (root) => join(root, 'dist', 'built.json');

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return {};
  }
}

/** Runs a program of the build; an interrupted start takes it along. */
async function run(root, args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
  });
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const [status] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (status === 0) return;
  console.error('The portal could not be built');
  process.exit(1);
}

/** Builds and assembles the portal, unless sources and results are the ones of the last build. */
export async function buildIfNeeded(root) {
  const sources = sourceFingerprint(root);
  const stamp = readStamp(root);
  if (stamp.sources === sources && stamp.outputs === outputFingerprint(root)) return;

  console.log('Building');
  const nx = createRequire(join(root, 'package.json')).resolve('nx');
  await run(root, [nx, 'run-many', '-t', 'build']);
  await run(root, [join('tools', 'assemble.mjs')]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  // What was changed while the build ran is not in it: the fingerprint is the one from before.
  writeFileSync(stampFile(root), JSON.stringify({ sources, outputs: outputFingerprint(root) }));
}
