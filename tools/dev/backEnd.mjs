import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/**
 * The portal's server as a process of its own, built and started again whenever its sources change.
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {string} options.out where the built server goes
 * @param {Record<string, string | undefined>} options.env
 */
export async function runBackEnd({ root, out, env }) {
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve();
  let ready = Promise.reject(new Error('The server cannot be built'));
  ready.catch(() => {});

  async function stopChild() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  // Whatever ends this process takes the server along.
  process.on('exit', () => child?.kill('SIGKILL'));

  /** Settles when the server says that it is ready, or has ended before that. */
  function startChild() {
    const started = spawn(process.execPath, [join(out, 'main.js')], {
      cwd: root,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    return new Promise((resolve, reject) => {
      started.stdout.setEncoding('utf8').on('data', (text) => {
        process.stdout.write(text.replace(/^ready .*\n/m, ''));
        if (/^ready /m.test(text)) resolve(port);
      });
      started.on('exit', () => reject(new Error('The server has ended; it starts again with the next edit')));
    });
  }

  /** One server at a time: two would want the same database. */
  function restart() {
    const started = turn.then(stopChild).then(() => ({ isReady: startChild() }));
    turn = started;
    ready = started.then(({ isReady }) => isReady);
    ready.catch(() => {});
  }

  const folder = join(root, 'apps', 'server');
  process.chdir(folder);
  const { content } = await loadConfig({ cwd: folder });
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      output: { distPath: { root: out }, cleanDistPath: false },
      logLevel: 'warn',
    }),
  });
  const firstBuild = new Promise((resolve) => {
    rsbuild.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) restart();
      resolve();
    });
  });
  const build = await rsbuild.build({ watch: true });
  await firstBuild;
  const migrations = watch(join(root, 'supabase', 'migrations'), restart);

  return {
    /** Where the newest server listens, once it does. @throws when it has ended before that. */
    async port() {
      for (;;) {
        const asked = ready;
        try {
          return await asked;
        } catch (error) {
          if (asked === ready) throw error;
        }
      }
    },
    async close() {
      migrations.close();
      await Promise.all([turn.then(stopChild), build.close()]);
    },
  };
}
