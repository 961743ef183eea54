import { useEffect, useState } from 'react';

/** Whether `value` changed less than `ms` ago. */
export function useFresh(value: unknown, ms: number): boolean {
  const [stale, setStale] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStale(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return stale !== value;
}
