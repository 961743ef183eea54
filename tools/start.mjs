/** `npm start`: installs what is missing, builds what is stale, and becomes the portal's server. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './start/build.mjs';
import { installIfNeeded } from './start/install.mjs';
import { stopWithNpm } from './start/stopWithNpm.mjs';

const ROOT = join(import.meta.dirname ?? '', '..');
const OLDEST_NODE = [20, 19];

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (!isOld) return;
  console.error(
    `Node ${process.versions.node} is too old: the portal needs ${OLDEST_NODE.join('.')} or later`,
  );
  process.exit(1);
}

refuseOldNode();
stopWithNpm();
installIfNeeded(ROOT);
await buildIfNeeded(ROOT);
// In this very process, so that stopping it stops everything.
await import(pathToFileURL(join(ROOT, 'dist', 'apps', 'server', 'main.js')).href);
