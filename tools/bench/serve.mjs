import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const READY_MS = 60_000;
/** Somebody with an account, for pages that are for people with one. */
export const MEMBER = { email: 'keeper@localhost', password: 'a quiet garden at night' };

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts the product's own server in a place that was built for it, with an empty database in memory.
 * @param {string} place
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(place) {
  const child = spawn(process.execPath, [join(place, 'dist', 'apps', 'server', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_DIR: 'memory',
      CHAT_OPEN_HOURS: 'always',
      PORTAL_RATE_LIMITS: 'relaxed',
      ADMIN_EMAIL: MEMBER.email,
      ADMIN_PASSWORD: MEMBER.password,
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
