import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const READY_MS = 120_000;
const CHECKOUT = join(import.meta.dirname, '..', '..');

export interface DevelopedPortal {
  close(): Promise<void>;
}

/** `npm run dev` with an empty database in memory. Settles when it says that it is ready. */
export async function developPortal(
  port: number,
  remotes: readonly string[] = [],
  root = CHECKOUT,
): Promise<DevelopedPortal> {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'tools', 'dev.mjs'), ...remotes], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: 'memory' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const ended = once(child, 'exit');
  const deadline = Date.now() + READY_MS;
  while (!/^ready /m.test(printed)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`npm run dev did not become ready:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
