import type { AdminFlag } from './adminFlag';
import { STORAGE_KEYS } from './storageKeys';

interface TabEvents {
  onSession: () => void;
  /** May also be told when the whole storage is cleared and there was no flag. */
  onFlagLowered: () => void;
  until: AbortSignal;
}

/** Reports what other tabs do to the session and to the flag; a cleared storage is both. */
export function watchOtherTabs(adminFlag: AdminFlag, { onSession, onFlagLowered, until }: TabEvents): void {
  const hear = ({ key, oldValue }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.session) onSession();
    if (key !== null && key !== STORAGE_KEYS.adminFlag) return;
    adminFlag.reread();
    if ((key === null || oldValue === 'true') && !adminFlag.get()) onFlagLowered();
  };
  window.addEventListener('storage', hear, { signal: until });
}
