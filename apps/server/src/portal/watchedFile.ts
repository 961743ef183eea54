import { readFile, stat } from 'node:fs/promises';

export interface Reading<Value> {
  value: Value;
  /** Changes with the file; what was made from the value is stale when this differs. */
  stamp: string;
}

export interface WatchedFile<Value> {
  /** The newest good content; undefined while there has been none. */
  read(): Promise<Reading<Value> | undefined>;
}

async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs}-${size}-${ino}`;
  } catch {
    return 'absent';
  }
}

/**
 * A file that may be replaced while the portal runs. Each read looks whether it changed; a broken or missing
 * file is reported once and never takes the place of a good one.
 */
export function watchFile<Value>(
  path: string,
  parse: (text: string) => Value,
  report: (line: string) => void,
): WatchedFile<Value> {
  let good: Reading<Value> | undefined;
  let lastSeen = 'absent';

  async function refresh(stamp: string): Promise<void> {
    try {
      good = { value: parse(await readFile(path, 'utf8')), stamp };
    } catch (error) {
      const kept = good ? 'the one before stays in use' : 'nothing is there in its place';
      report(`${path} cannot be used (${(error as Error).message.split('\n')[0]}); ${kept}`);
    }
  }

  return {
    async read() {
      const stamp = await stampOf(path);
      if (stamp !== lastSeen) {
        lastSeen = stamp;
        await refresh(stamp);
      }
      return good;
    },
  };
}
