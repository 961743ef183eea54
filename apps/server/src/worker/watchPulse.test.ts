import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPulse } from './watchPulse';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const pulse = new SharedArrayBuffer(4);
  const counter = new Int32Array(pulse);
  const silences: number[] = [];
  const stop = watchPulse(pulse, { limitMs: () => 1_000, onSilent: (ms) => silences.push(ms) });
  return { beat: () => Atomics.add(counter, 0, 1), silences, stop };
}

it('says once when the counter stands still', () => {
  const { silences } = setUp();
  vi.advanceTimersByTime(999);
  expect(silences).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(silences).toEqual([1_000]);
});

it('says nothing as long as it moves', () => {
  const { beat, silences } = setUp();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(900);
    beat();
  }
  expect(silences).toEqual([]);
});

it('says nothing after it was stopped', () => {
  const { silences, stop } = setUp();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(silences).toEqual([]);
});
