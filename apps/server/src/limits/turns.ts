export interface Turns {
  /** Resolves when it is this subject's turn, with the way to end it; undefined when too many wait already. */
  take(subject: string): Promise<(() => void) | undefined>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets each subject do `atOnce` things at a time and keeps the others of it waiting in their order, so that one
 * visitor with many requests stands in nobody's way but his own.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const lines = new Map<string, Line>();

  function end(subject: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) lines.delete(subject);
  }

  return {
    async take(subject) {
      const line = lines.get(subject) ?? { running: 0, waiting: [] };
      lines.set(subject, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length >= waiting) return undefined;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      let isEnded = false;
      return () => {
        if (isEnded) return;
        isEnded = true;
        end(subject, line);
      };
    },
  };
}
