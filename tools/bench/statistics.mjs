/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Small numbers that look random and are the same every time (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RESAMPLES = 2_000;

/**
 * The ratio of two medians with its 95 % interval, by resampling whole runs: what disturbed one run disturbed
 * both builds alike, so their values stay together.
 * @param {number[]} values @param {number[]} base of the same runs, in the same order
 * @param {() => number} random
 */
export function ratioOfMedians(values, base, random = seededRandom(1)) {
  const ratios = Array.from({ length: RESAMPLES }, () => {
    const runs = values.map(() => Math.floor(random() * values.length));
    return median(runs.map((run) => values[run])) / median(runs.map((run) => base[run]));
  }).sort((a, b) => a - b);
  return {
    ratio: median(values) / median(base),
    from: ratios[Math.floor(0.025 * RESAMPLES)],
    to: ratios[Math.ceil(0.975 * RESAMPLES) - 1],
  };
}

/** @param {number[]} values */
export const geometricMean = (values) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
