import { errorCode } from '@portal/supabase';
import { catchUp, fetchOlder, fetchTargets } from './fetching';
import { oneAtATime } from './oneAtATime';
import type { RoomSource } from './roomSource';
import type { RoomStore } from './roomView';

export interface Sync {
  /** Fetches whatever is missing, answered messages and those of `ids` included. Never rejects. */
  run(ids?: readonly string[]): Promise<void>;
  loadOlder(): Promise<void>;
  /** Hours and rights are read again with the next run. */
  forgetTerms(): void;
  joined(): void;
  interrupted(): void;
  /** Says again what the connection is like; the browser may know something new. */
  showConnection(): void;
}

/** Keeps the store true to the source, and the connection line true to that. */
export function createSync(source: RoomSource, store: RoomStore): Sync {
  let hasTerms = false;
  let isJoined = false;
  /** A run has succeeded that began after the last join. */
  let isComplete = false;
  let joins = 0;
  let wanted: readonly string[] = [];

  async function fetchTerms(): Promise<void> {
    if (hasTerms) return;
    const [hours, isModerator] = await Promise.all([source.hours(), source.isModerator()]);
    hasTerms = true;
    store.set({ hours, isModerator });
  }

  const fetchMissing = oneAtATime(async () => {
    const [list, terms] = await Promise.allSettled([catchUp(source, store), fetchTerms()]);
    if (list.status === 'rejected') throw list.reason;
    store.set({ phase: { status: 'ready' } });
    await fetchTargets(source, store, wanted);
    if (terms.status === 'rejected') throw terms.reason;
  });

  function showConnection(): void {
    const { connection } = store.get();
    const waiting = connection === 'connecting' ? 'connecting' : 'reconnecting';
    const heard = isJoined && isComplete ? 'live' : waiting;
    const next = navigator.onLine ? heard : 'offline';
    if (next !== connection) store.set({ connection: next });
  }

  async function run(ids: readonly string[] = []): Promise<void> {
    wanted = [...new Set([...wanted, ...ids])];
    const join = joins;
    try {
      await fetchMissing();
      isComplete = join === joins;
    } catch (error) {
      isComplete = false;
      if (store.get().phase.status !== 'ready')
        store.set({ phase: { status: 'failed', code: errorCode(error) } });
    }
    showConnection();
  }

  return {
    run,
    showConnection,
    async loadOlder() {
      if (store.get().older === 'loading') return;
      store.set({ older: 'loading' });
      try {
        await fetchOlder(source, store);
        store.set({ older: 'idle' });
      } catch {
        store.set({ older: 'failed' });
      }
      await run();
    },
    forgetTerms() {
      hasTerms = false;
    },
    joined() {
      isJoined = true;
      isComplete = false;
      joins += 1;
      void run();
    },
    interrupted() {
      isJoined = false;
      showConnection();
    },
  };
}
