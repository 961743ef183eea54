import { useEffect, useRef, useState } from 'react';

export interface CountdownOptions {
  /** Counts from here to 0; another number starts it anew. Compute it once, not on every render. */
  seconds: number;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Called once, at 0. */
  onEnd?(): void;
}

/**
 * Whole seconds that remain. Follows the clock, so a tab that slept catches up instead of counting on.
 */
export function useCountdown({ seconds, now = Date.now, onEnd }: CountdownOptions): number {
  const [remaining, setRemaining] = useState(seconds);
  const latest = useRef({ now, onEnd });

  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    const deadline = latest.current.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = Math.max(0, deadline - latest.current.now());
      setRemaining(Math.ceil(left / 1000));
      if (left === 0) latest.current.onEnd?.();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [seconds]);

  return remaining;
}
