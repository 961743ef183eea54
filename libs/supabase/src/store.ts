import type { Store } from './portal';

export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

/** A value that tells its listeners when another one takes its place. */
export function createStore<T>(value: T): WritableStore<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
