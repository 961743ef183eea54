import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const READY_MS = 60_000;

/**
 * Starts the product's own server in a place that was built for it, with an empty database in memory.
 * @param {string} place
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(place, port) {
  const child = spawn(process.execPath, [join(place, 'dist', 'apps', 'server', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: 'memory',
      CHAT_OPEN_HOURS: 'always',
      PORTAL_RATE_LIMITS: 'relaxed',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = new Promise((resolve) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const [, url] = /^ready (.*)$/m.exec(printed) ?? [];
      if (url) resolve(url);
    });
  });
  const late = new Promise((resolve) => setTimeout(resolve, READY_MS).unref());
  const url = await Promise.race([ready, exited.then(() => undefined), late]);
  if (!url) {
    child.kill();
    throw new Error(`The server of ${place} did not start`);
  }
  return {
    url,
    close: async () => {
      child.kill();
      await exited;
    },
  };
}
