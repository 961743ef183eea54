import { localText, type TextStorage } from '@portal/supabase';
import { isErrorText } from '../companion/errorTexts';
import { STORAGE_KEYS } from '../storageKeys';
import type { Entry } from './entry';
import { parseHistory, serializeHistory } from './historyFormat';

/** The conversation as this device keeps it (AI-18). */
export interface History {
  read(): Entry[];
  /** Adds to what is stored now, which another tab may have changed meanwhile. */
  append(entries: readonly Entry[]): void;
  clear(): void;
  /** Runs when another tab has changed it. @returns the way to stop. */
  onForeignChange(listener: () => void): () => void;
}

export function deviceHistory(storage: TextStorage = localText): History {
  const { history: key, historyDetails: detailsKey } = STORAGE_KEYS;
  const read = () => parseHistory(storage.getItem(key), storage.getItem(detailsKey), isErrorText);
  return {
    read,
    append(entries) {
      const { history, details } = serializeHistory([...read(), ...entries]);
      storage.setItem(key, history);
      storage.setItem(detailsKey, details);
    },
    clear() {
      storage.removeItem(key);
      storage.removeItem(detailsKey);
    },
    onForeignChange(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
