/** Says yes `burst` times at once, then `perSecond` times a second. */
export type TokenBucket = () => boolean;

export function tokenBucket(burst: number, perSecond: number, now: () => number): TokenBucket {
  let left = burst;
  let last = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + (Math.max(0, time - last) / 1000) * perSecond);
    last = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
