import type { AdminFlag } from './adminFlag';
import { localText, sessionText } from './storage';
import { STORAGE_KEYS } from './storageKeys';
import { parseStoredSession, type StoredSession } from './storedSession';

/** The session as this device keeps it: the truth, whatever the client or another tab tells about it. */
export function storedSession(): StoredSession | null {
  return parseStoredSession(localText.getItem(STORAGE_KEYS.session));
}

/** Removes everything of whoever was signed in (AU-25, OP-98). */
export function forgetPerson(adminFlag: AdminFlag): void {
  // The flag first: other tabs see the keys go one by one, and the session's end is what empties them.
  adminFlag.lower();
  const { session, verifier, localSession, officialProfile, freshSignIn } = STORAGE_KEYS;
  for (const key of [localSession, officialProfile, verifier, session]) localText.removeItem(key);
  sessionText.removeItem(freshSignIn);
}

export function markFreshSignIn(): void {
  sessionText.setItem(STORAGE_KEYS.freshSignIn, '1');
}

/** @returns whether a sign-in has not been greeted yet; the mark is gone afterwards. */
export function takeFreshMark(): boolean {
  const marked = sessionText.getItem(STORAGE_KEYS.freshSignIn) !== null;
  sessionText.removeItem(STORAGE_KEYS.freshSignIn);
  return marked;
}
