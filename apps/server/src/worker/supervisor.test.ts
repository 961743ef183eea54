import { request as httpRequest } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { StartRefused } from '../config/StartRefused';
import { createSocketDirectory } from './socketDirectory';
import { type Supervised, type SupervisorOptions, superviseBackend } from './supervisor';

type Behaviour = 'serve' | 'refuse' | 'throw' | 'sleep' | 'stay';

const STUBBORN = new URL('./testing/stubborn.mjs', import.meta.url);
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function setUp(behaviours: Behaviour[] = ['serve'], options: Partial<SupervisorOptions> = {}) {
  const sockets = createSocketDirectory();
  const reports: string[] = [];
  let generation = 0;
  const supervised = superviseBackend({
    spawn: (place) => {
      const behaviour = behaviours[Math.min(generation++, behaviours.length - 1)];
      return new Worker(STUBBORN, { workerData: { ...place, behaviour }, stderr: true });
    },
    socketPath: sockets.socketPath,
    report: (line) => reports.push(line),
    silentMs: 1_000,
    backoffMs: () => 10,
    ...options,
  });
  closing.push(async () => {
    await supervised.close();
    sockets.remove();
  });
  return { supervised, reports };
}

function ask(supervised: Supervised, path: string): Promise<string> {
  const state = supervised.state();
  if (state.kind !== 'open') return Promise.reject(new Error(state.kind));
  return new Promise((resolve, reject) => {
    const request = httpRequest({ socketPath: state.socketPath, path, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    request.on('error', reject);
    request.end();
  });
}

const untilOpenAgain = (supervised: Supervised, before: string) =>
  vi.waitFor(async () => expect(await ask(supervised, '/')).not.toBe(before), {
    timeout: 20_000,
    interval: 50,
  });

it('opens and closes', async () => {
  const { supervised, reports } = setUp();
  expect(supervised.state().kind).toBe('opening');
  expect((await supervised.opened).secrets.publishable).toBe('p');
  expect(await ask(supervised, '/')).toContain('answered by');
  await supervised.close();
  expect(supervised.state().kind).toBe('closed');
  expect(reports).toEqual([]);
});

it.each(['/loop', '/wasm'])('ends a worker that is stuck (%s) and opens the next', async (deed) => {
  const { supervised, reports } = setUp();
  await supervised.opened;
  const before = await ask(supervised, '/');
  await expect(ask(supervised, deed)).rejects.toThrow(/socket hang up|ECONNRESET/);
  await vi.waitFor(() => expect(supervised.state().kind).not.toBe('closed'));
  await untilOpenAgain(supervised, before);
  expect(reports).toEqual([expect.stringMatching(/has not answered for \d+ s and is opened again/)]);
});

it.each(['/throw', '/leave'])('opens the next after a worker that is gone (%s)', async (deed) => {
  const { supervised } = setUp();
  await supervised.opened;
  const before = await ask(supervised, '/');
  await expect(ask(supervised, deed)).rejects.toThrow();
  await untilOpenAgain(supervised, before);
});

it('is patient while a worker opens', async () => {
  const { supervised, reports } = setUp(['sleep'], { silentMs: 250, openMs: 1_500 });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(supervised.state().kind).toBe('opening');
  expect(reports).toEqual([]);
  await expect(supervised.opened).rejects.toThrow('could not be opened');
});

it('refuses the start in the words of the back end', async () => {
  const { supervised } = setUp(['refuse']);
  await expect(supervised.opened).rejects.toThrow(new StartRefused('DATA_DIR is a teapot'));
});

it('refuses the start when the back end fails', async () => {
  const { supervised, reports } = setUp(['throw']);
  await expect(supervised.opened).rejects.toBeInstanceOf(StartRefused);
  expect(reports[0]).toContain('thrown on purpose');
});

it('goes on trying after the first opening', async () => {
  const { supervised, reports } = setUp(['serve', 'refuse', 'throw', 'serve']);
  await supervised.opened;
  const before = await ask(supervised, '/');
  await expect(ask(supervised, '/leave')).rejects.toThrow();
  await untilOpenAgain(supervised, before);
  expect(reports).toEqual(['DATA_DIR is a teapot', expect.stringContaining('thrown on purpose')]);
});

it('ends a worker that does not close', async () => {
  const { supervised } = setUp(['stay'], { closeMs: 200 });
  await supervised.opened;
  await supervised.close();
  expect(supervised.state().kind).toBe('closed');
});

it('can be closed while it opens', async () => {
  const { supervised } = setUp(['sleep']);
  await supervised.close();
  expect(supervised.state().kind).toBe('closed');
});
