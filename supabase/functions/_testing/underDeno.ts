import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FUNCTIONS = new URL('../', import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, FUNCTIONS));

/** Packages come from `node_modules`, and whatever is not there is an error: nothing is downloaded. */
const OFFLINE = [
  '--node-modules-dir=manual',
  '--no-remote',
  '--cached-only',
  '--no-lock',
  `--config=${pathOf('deno.json')}`,
];

/** The program itself: stopping the script that npm links would leave it running. */
const deno = (): string => createRequire(import.meta.url)('deno/install_api.cjs').runInstall();

/** @param cache a directory for what Deno remembers. */
const quietEnv = (cache: string) => ({ DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' });

/** Type-checks these functions as Deno reads them. @throws with Deno's own words when one is wrong. */
export async function checkUnderDeno(names: string[], cache: string): Promise<void> {
  const files = names.map((name) => pathOf(`${name}/index.ts`));
  await promisify(execFile)(deno(), ['check', ...OFFLINE, ...files], { env: quietEnv(cache) });
}

export interface RunningFunction {
  /** Its origin on a free loopback port. */
  address: string;
  stop(): Promise<void>;
}

/** Where it listens, once it says so. @throws with everything it said when it ends before that. */
function whenListening(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (piece: Buffer) => {
      said += piece;
      const [, address] = /Listening on (http:\/\/[\d.:]+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The function ended: ${said}`)));
  });
}

/** Starts one function with nothing in its environment but `env`; it may talk with this machine only. */
export async function startUnderDeno(
  name: string,
  env: Record<string, string>,
  cache: string,
): Promise<RunningFunction> {
  const permissions = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1'];
  const child = spawn(deno(), ['run', '--no-check', ...OFFLINE, ...permissions, pathOf(`${name}/index.ts`)], {
    env: { ...quietEnv(cache), DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...env },
  });
  const address = await whenListening(child);
  return {
    address,
    async stop() {
      const ended = once(child, 'close');
      child.kill();
      await ended;
    },
  };
}
