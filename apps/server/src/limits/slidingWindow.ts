import type { Limit } from '../config/limits';

/** Seconds until the next use is within the limit again; 0 when it is now. */
export type Wait = number;

export interface SlidingWindow {
  /** How long `subject` has to wait, without counting anything. */
  wait(subject: string): Wait;
  /** Counts a use when there is room for it. */
  take(subject: string): Wait;
  /** Takes the newest use back, e.g. a password that was right after all. */
  giveBack(subject: string): void;
}

const MOST_SUBJECTS = 10_000;

/**
 * Counts uses per subject, exactly: at most `max` within any `seconds` in a row. Holds a bounded number of subjects
 * and forgets the one that was quiet for longest.
 */
export function slidingWindow(
  { max, seconds }: Limit,
  nowMs: () => number,
  mostSubjects = MOST_SUBJECTS,
): SlidingWindow {
  const windowMs = seconds * 1_000;
  const usesBySubject = new Map<string, number[]>();

  function recentUses(subject: string): number[] {
    const uses = usesBySubject.get(subject);
    if (!uses) return [];
    const since = nowMs() - windowMs;
    const firstRecent = uses.findIndex((at) => at > since);
    uses.splice(0, firstRecent < 0 ? uses.length : firstRecent);
    if (uses.length === 0) usesBySubject.delete(subject);
    return uses;
  }

  function keep(subject: string, uses: number[]): void {
    usesBySubject.delete(subject);
    usesBySubject.set(subject, uses);
    if (usesBySubject.size <= mostSubjects) return;
    const [quietest] = usesBySubject.keys();
    usesBySubject.delete(quietest!);
  }

  function wait(subject: string): Wait {
    const uses = recentUses(subject);
    if (uses.length < max) return 0;
    return Math.max(1, Math.ceil((uses[uses.length - max]! + windowMs - nowMs()) / 1_000));
  }

  return {
    wait,
    take(subject) {
      const seconds = wait(subject);
      if (seconds > 0) return seconds;
      const uses = usesBySubject.get(subject) ?? [];
      uses.push(nowMs());
      keep(subject, uses);
      return 0;
    },
    giveBack(subject) {
      usesBySubject.get(subject)?.pop();
    },
  };
}
