import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseConfig } from './config/parseConfig';
import { StartRefused } from './config/StartRefused';
import { projectRoot } from './projectRoot';
import { type RunningPortal, startPortal } from './startPortal';

/** Whatever hangs, the process is gone by then. */
const STOP_MS = 4_500;

async function start(): Promise<RunningPortal> {
  const config = parseConfig(process.env);
  const root = projectRoot(import.meta.dirname);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const worker = pathToFileURL(join(import.meta.dirname, 'worker.js'));
  const portal = await startPortal(config, { root, worker, version });

  if (config.backend.kind === 'embedded') {
    const { admin, discord } = config.backend;
    if (portal.newAdminPassword) {
      console.log(`The admin account is ${admin.email} with the password ${portal.newAdminPassword}`);
      portal.passwordTold();
    }
    if (discord.kind === 'off') {
      console.warn('Login with Discord is off: set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET');
    }
  }
  console.log(`ready ${config.publicUrl}`);
  return portal;
}

/** A refused start is one line; anything else is a fault of ours and may show where it happened. */
function fail(error: unknown): never {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}

const starting = start();
starting.catch(fail);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  const portal = await starting.catch(fail);
  await portal.close();
  process.exit(0);
}
// A stray rejection, of a function or a library, must not take the portal down.
process.on('unhandledRejection', (reason) => console.error('An error was left unhandled:', reason));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
