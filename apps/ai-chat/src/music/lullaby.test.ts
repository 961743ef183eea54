import { expect, it } from 'vitest';
import { LOOP_SECONDS, lullaby, waveFile } from './lullaby';

const RATE = 2_000;

it('is a soft loop whose end meets its beginning', () => {
  const samples = lullaby(RATE);
  expect(samples).toHaveLength(RATE * LOOP_SECONDS);
  expect(samples.every((sample) => Math.abs(sample) <= 0.3)).toBe(true);
  const steps = samples.map((sample, index) => Math.abs(sample - samples[(index + 1) % samples.length]!));
  expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)));
});

it('is written as a wave file', () => {
  const file = new DataView(waveFile(Float32Array.from([0, 1, -1]), RATE));
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => file.getUint8(at + index)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(file.byteLength).toBe(50);
  expect(file.getUint32(4, true)).toBe(42);
  expect(file.getUint32(24, true)).toBe(RATE);
  expect([0, 1, 2].map((index) => file.getInt16(44 + index * 2, true))).toEqual([0, 32_767, -32_767]);
});
