import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import serverBuild from '../../rsbuild.config';
import { createTestSite } from '../portal/testing/testSite';

const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url));
const READY_MS = 60_000;

export interface RunningServer {
  url: string;
  dataDir: string;
  /** What it has printed so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the process is gone, with its exit code. */
  exited: Promise<number | null>;
}

export interface BuiltServer {
  /** Starts it and resolves when it says that it is ready. @throws with what it printed when it ends before. */
  start(env: Record<string, string>): Promise<RunningServer>;
  /** Starts it and resolves when it has ended, as it does when it refuses. */
  run(env: Record<string, string>): Promise<{ code: number | null; stdout: string; stderr: string }>;
  dataDir(name: string): string;
  remove(): Promise<void>;
}

/** The server as it is built for production, in a checkout of its own with a small portal. */
export async function buildServer(): Promise<BuiltServer> {
  const root = mkdtempSync(join(tmpdir(), 'portal-checkout-'));
  const site = createTestSite();
  mkdirSync(join(root, 'dist'));
  symlinkSync(site.directory, join(root, 'dist', 'portal'));
  for (const shared of ['supabase', 'node_modules']) symlinkSync(join(CHECKOUT, shared), join(root, shared));
  copyFileSync(join(CHECKOUT, 'package.json'), join(root, 'package.json'));
  const program = join(root, 'dist', 'apps', 'server');
  const rsbuild = await createRsbuild({
    cwd: join(CHECKOUT, 'apps', 'server'),
    rsbuildConfig: mergeRsbuildConfig(serverBuild, {
      output: { distPath: { root: program } },
      logLevel: 'error',
    }),
  });
  const { close } = await rsbuild.build();
  await close();

  const running = new Set<ChildProcess>();
  function launch(env: Record<string, string>) {
    const child = spawn(process.execPath, [join(program, 'main.js')], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const printed = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text) => {
        printed[stream] += text;
      });
    }
    const exited = once(child, 'exit').then(([code]) => code as number | null);
    exited.finally(() => running.delete(child));
    return { child, printed, exited };
  }

  return {
    async start(env) {
      const { child, printed, exited } = launch(env);
      const output = () => printed.stdout + printed.stderr;
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', () => {
          if (/^ready .*\n/m.test(printed.stdout)) resolve();
        });
        exited.then(() => reject(new Error(`The server ended: ${output()}`)));
        setTimeout(() => reject(new Error(`The server is not ready: ${output()}`)), READY_MS).unref();
      });
      const [, url = ''] = /^ready (.*)$/m.exec(printed.stdout) ?? [];
      return { url, dataDir: env.DATA_DIR ?? '', output, signal: (name) => child.kill(name), exited };
    },
    async run(env) {
      const { printed, exited } = launch(env);
      const code = await exited;
      return { code, ...printed };
    },
    dataDir: (name) => join(root, name),
    async remove() {
      for (const child of running) child.kill('SIGKILL');
      await Promise.all([...running].map((child) => once(child, 'exit')));
      site.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The keys of a data directory, as an operator would look them up. */
export function keysOf({ dataDir }: RunningServer): { publishable: string; secret: string } {
  return JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
}
