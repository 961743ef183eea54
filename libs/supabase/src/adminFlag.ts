import type { Store } from './portal';
import type { TextStorage } from './storage';
import { STORAGE_KEYS } from './storageKeys';

export interface AdminFlag extends Store<boolean> {
  raise(): void;
  lower(): void;
  /** Tells the listeners that another tab may have changed it. */
  reread(): void;
}

/** The local flag `isAdmin`: set by the admin sign-in, removed by signing out (OP-97, OP-98). */
export function createAdminFlag(storage: TextStorage): AdminFlag {
  const listeners = new Set<() => void>();
  const reread = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => storage.getItem(STORAGE_KEYS.adminFlag) === 'true',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    raise() {
      storage.setItem(STORAGE_KEYS.adminFlag, 'true');
      reread();
    },
    lower() {
      storage.removeItem(STORAGE_KEYS.adminFlag);
      reread();
    },
    reread,
  };
}
