/** `npm start`: installs what is missing, builds what is stale, and becomes the portal's server. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './start/build.mjs';
import { installIfNeeded } from './start/install.mjs';

const ROOT = join(import.meta.dirname ?? '', '..');
const OLDEST_NODE = [20, 19];
const SHELL_LOOK_MS = 300;

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (!isOld) return;
  console.error(
    `Node ${process.versions.node} is too old: the portal needs ${OLDEST_NODE.join('.')} or later`,
  );
  process.exit(1);
}

/** Between npm and this process stands a shell, which a signal to npm ends without passing it on. */
function stopWithShell() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, SHELL_LOOK_MS).unref();
}

refuseOldNode();
if (process.env.npm_lifecycle_event) stopWithShell();
installIfNeeded(ROOT);
await buildIfNeeded(ROOT);
// In this very process, so that stopping it stops everything.
await import(pathToFileURL(join(ROOT, 'dist', 'apps', 'server', 'main.js')).href);
