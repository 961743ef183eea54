import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../config/StartRefused';
import { isHeld, LOCK_TOUCH_MS, type LockState, parseOwner, thisProcess } from './lockOwner';

export interface DataLock {
  release(): void;
}

const ATTEMPTS = 5;

function readLock(file: string): LockState | undefined {
  try {
    const owner = parseOwner(readFileSync(file, 'utf8'));
    return { owner, ageMs: Date.now() - statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** @returns whether the lock is ours now; false when a file is in the way. */
function writeLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a stale lock. Another server may find the same one and be faster: what is moved away is looked at before
 * it is thrown away, and put back if it is that server's.
 */
function clearLock(file: string, stale: LockState, token: string): void {
  const aside = `${file}.${token}`;
  try {
    renameSync(file, aside);
    if (readLock(aside)?.owner?.token !== stale.owner?.token) linkSync(aside, file);
    rmSync(aside, { force: true });
  } catch {
    // The other one was first.
  }
}

/**
 * Takes a data directory for this process alone.
 * @throws {StartRefused} when a running server has it. A lock whose process is gone, or whose number belongs to
 * another process by now, is taken over.
 */
export function lockDataDirectory(directory: string): DataLock {
  const file = join(directory, 'server.lock');
  const me = thisProcess(randomUUID());

  for (let attempt = 0; attempt < ATTEMPTS && !writeLock(file, JSON.stringify(me)); attempt++) {
    const lock = readLock(file);
    if (lock && isHeld(lock, me)) {
      const who = lock.owner ? `process ${lock.owner.pid}` : 'another process';
      throw new StartRefused(`DATA_DIR=${directory} is in use by ${who}: one server at a time`);
    }
    if (lock) clearLock(file, lock, me.token);
  }
  const isOurs = () => readLock(file)?.owner?.token === me.token;
  if (!isOurs()) throw new StartRefused(`DATA_DIR=${directory} is being opened by another server`);

  const touch = setInterval(() => {
    if (isOurs()) utimesSync(file, new Date(), new Date());
  }, LOCK_TOUCH_MS);
  touch.unref();
  return {
    release() {
      clearInterval(touch);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}
