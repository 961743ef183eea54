import { isRunning, machineIdentity, processStart } from './processIdentity';

/** Who holds a data directory, as written into its lock. */
export interface LockOwner {
  pid: number;
  /** When that process began, in the system's words. */
  start: string;
  machine: string;
  /** Of this holding, to tell it from another one of the same process. */
  token: string;
}

export const LOCK_TOUCH_MS = 5_000;
/** Beyond this a lock from another machine was left behind: its process cannot be looked at from here. */
const FOREIGN_LOCK_MS = 3 * LOCK_TOUCH_MS;

export function thisProcess(token: string): LockOwner {
  return { pid: process.pid, start: processStart(process.pid), machine: machineIdentity(), token };
}

/** @returns undefined when the text was never, or not wholly, written. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(text) as LockOwner;
    return Number.isSafeInteger(owner.pid) && owner.pid > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

export interface LockState {
  owner: LockOwner | undefined;
  /** Since the lock was last touched. */
  ageMs: number;
}

/** Whether somebody works with the directory now. */
export function isHeld({ owner, ageMs }: LockState, me: LockOwner): boolean {
  // Half a lock is one that is being written, or was when the power went.
  if (!owner) return ageMs < FOREIGN_LOCK_MS;
  if (owner.machine !== me.machine) return ageMs < FOREIGN_LOCK_MS;
  if (owner.pid === me.pid) return owner.start === me.start;
  if (!isRunning(owner.pid)) return false;
  const start = processStart(owner.pid);
  return !start || !owner.start || start === owner.start;
}
