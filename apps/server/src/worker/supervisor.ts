import type { Worker } from 'node:worker_threads';
import { StartRefused } from '../config/StartRefused';
import type { MainMessage, Opening, WorkerMessage, WorkerPlace } from './protocol';
import { watchPulse } from './watchPulse';

export type BackendState =
  | { kind: 'opening' }
  | { kind: 'open'; socketPath: string; isDatabaseAnswering: boolean }
  | { kind: 'reopening' }
  | { kind: 'closed' };

export interface Supervised {
  state(): BackendState;
  /** Settles with the first opening. @throws {StartRefused} when that fails; later ones are tried again for ever. */
  opened: Promise<Opening>;
  /** Lets the back end finish, and ends it when it does not. */
  close(): Promise<void>;
}

export interface SupervisorOptions {
  spawn(place: WorkerPlace): Worker;
  socketPath(generation: number): string;
  report(line: string): void;
  /** Without a turn of its event loop for this long, an open back end is taken for stuck. */
  silentMs?: number;
  /** The same while it opens, when migrations may keep it busy. */
  openMs?: number;
  /** Wait before the n-th attempt in a row to reopen. */
  backoffMs?: (attempt: number) => number;
  closeMs?: number;
}

const LONGEST_BACKOFF_MS = 30_000;
const doubling = (attempt: number) => (attempt === 0 ? 0 : Math.min(500 * 2 ** attempt, LONGEST_BACKOFF_MS));

/** Keeps one worker with the back end alive: ends a silent one, and opens the next. */
export function superviseBackend(options: SupervisorOptions): Supervised {
  const { spawn, socketPath, report, silentMs = 8_000, openMs = 120_000, closeMs = 3_000 } = options;
  const { backoffMs = doubling } = options;
  let state: BackendState = { kind: 'opening' };
  let current: Worker | undefined;
  let wake: (() => void) | undefined;
  const isClosed = () => state.kind === 'closed';

  let settle!: { resolve(opening: Opening): void; reject(reason: Error): void };
  const opened = new Promise<Opening>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever starts the portal awaits it; until then a refusal must not end the process.
  opened.catch(() => {});

  /** Runs one worker until it is gone. @returns whether it was ever open. */
  function runOnce(generation: number): Promise<boolean> {
    const path = socketPath(generation);
    const pulse = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = spawn({ socketPath: path, pulse });
    current = worker;
    let wasOpen = false;
    const stopWatching = watchPulse(pulse, {
      limitMs: () => (wasOpen ? silentMs : openMs),
      onSilent: (ms) => {
        if (isClosed()) return;
        report(`The back end has not answered for ${Math.round(ms / 1000)} s and is opened again`);
        state = { kind: 'reopening' };
        void worker.terminate();
      },
    });
    worker.on('message', (message: WorkerMessage) => {
      if (isClosed()) return;
      if (message.type === 'refused') settle.reject(new StartRefused(message.line));
      if (message.type === 'refused' && generation > 1) report(message.line);
      if (message.type === 'open') {
        wasOpen = true;
        state = { kind: 'open', socketPath: path, isDatabaseAnswering: true };
        settle.resolve(message);
      }
      if (message.type === 'database' && state.kind === 'open') {
        state = { ...state, isDatabaseAnswering: message.isAnswering };
      }
    });
    worker.on('error', (error) => report(`The back end failed: ${error.stack ?? error}`));
    return new Promise((resolve) => {
      worker.on('exit', () => {
        stopWatching();
        resolve(wasOpen);
      });
    });
  }

  async function keepOpen(): Promise<void> {
    let failures = 0;
    for (let generation = 1; !isClosed(); generation++) {
      const wasOpen = await runOnce(generation);
      if (isClosed()) return;
      settle.reject(new StartRefused('The back end could not be opened'));
      state = { kind: 'reopening' };
      failures = wasOpen ? 0 : failures + 1;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, backoffMs(failures));
      });
    }
  }
  const running = keepOpen();

  return {
    state: () => state,
    opened,
    async close() {
      const wasOpen = state.kind === 'open';
      state = { kind: 'closed' };
      wake?.();
      if (wasOpen) current?.postMessage({ type: 'close' } satisfies MainMessage);
      else await current?.terminate();
      const late = setTimeout(() => void current?.terminate(), closeMs);
      await running;
      clearTimeout(late);
    },
  };
}
