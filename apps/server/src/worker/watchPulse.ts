const TICK_MS = 250;

export interface PulseWatch {
  /** How long it may stand still now. */
  limitMs(): number;
  /** Called once, when it has stood still for too long. */
  onSilent(ms: number): void;
}

/**
 * Watches a worker's counter. Counts its own ticks instead of reading a clock: when this thread was starved or the
 * machine slept, no ticks pass, and the worker is not blamed for it.
 * @returns the way to stop.
 */
export function watchPulse(pulse: SharedArrayBuffer, { limitMs, onSilent }: PulseWatch): () => void {
  const counter = new Int32Array(pulse);
  let last = Atomics.load(counter, 0);
  let silentTicks = 0;
  const timer = setInterval(() => {
    const now = Atomics.load(counter, 0);
    silentTicks = now === last ? silentTicks + 1 : 0;
    last = now;
    if (silentTicks * TICK_MS < limitMs()) return;
    clearInterval(timer);
    onSilent(silentTicks * TICK_MS);
  }, TICK_MS);
  return () => clearInterval(timer);
}
