/** Random numbers from 0 to 1. */
type Random = () => number;

/** Even hiss. All noises are samples from -1 to 1. */
export function whiteNoise(length: number, random: Random): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length }, () => random() * 2 - 1);
}

/** Deep rumble: each sample strays a little from the one before. */
export function brownNoise(length: number, random: Random): Float32Array<ArrayBuffer> {
  let last = 0;
  return Float32Array.from({ length }, () => {
    last = (last + 0.02 * (random() * 2 - 1)) / 1.02;
    return Math.max(-1, Math.min(1, last * 3.5));
  });
}

/**
 * Makes noise that can be repeated without a click: its last `fade` samples are blended into its first ones and
 * cut off.
 */
export function loopable(samples: Float32Array, fade: number): Float32Array<ArrayBuffer> {
  const length = samples.length - fade;
  return Float32Array.from({ length }, (_, index) => {
    const sample = samples[index] ?? 0;
    if (index >= fade) return sample;
    const share = index / fade;
    return sample * share + (samples[length + index] ?? 0) * (1 - share);
  });
}
