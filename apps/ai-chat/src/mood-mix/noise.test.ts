import { describe, expect, it } from 'vitest';
import { brownNoise, loopable, whiteNoise } from './noise';

/** The same numbers each time. */
function repeatable() {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const largestStep = (samples: Float32Array) =>
  Math.max(...samples.map((sample, index) => Math.abs(sample - (samples[index + 1] ?? samples[0] ?? 0))));

describe.each([
  ['white', whiteNoise],
  ['brown', brownNoise],
])('%s noise', (_name, make) => {
  it('stays within -1 and 1, and is no silence', () => {
    const samples = make(20_000, repeatable());
    expect(samples).toHaveLength(20_000);
    expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
    expect(Math.max(...samples)).toBeGreaterThan(0.1);
  });
});

it('repeats without a click', () => {
  const rumble = brownNoise(20_000, repeatable());
  const looped = loopable(rumble, 2_000);
  expect(looped).toHaveLength(18_000);
  expect(largestStep(looped)).toBeLessThanOrEqual(largestStep(rumble.subarray(0, 19_999)) * 1.5);
});
