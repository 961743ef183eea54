/** The part of the Web Storage interface that the session needs. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Storage that never throws: what a blocked or full one refuses is kept for as long as the page lives (TR-118).
 *
 * @param open gives the storage; reading `window.localStorage` can throw by itself.
 */
export function tolerantStorage(open: () => TextStorage): TextStorage {
  const refused = new Map<string, string>();
  const attempt = <T>(action: (storage: TextStorage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      refused.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const localText = tolerantStorage(() => window.localStorage);
export const sessionText = tolerantStorage(() => window.sessionStorage);
