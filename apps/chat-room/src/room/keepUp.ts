import { onNetworkChange, onWake } from '../pageEvents';
import type { RoomStore } from './roomView';
import type { Sync } from './sync';

/** How often a room that is not live looks for itself. */
export const LOOK_MS = 15_000;
/** A live room makes sure once in so many looks that nothing was skipped. */
export const LOOKS_WHEN_LIVE = 20;

/** Runs the sync now, whenever the page wakes up, and from time to time. @returns the way to stop. */
export function keepUp(store: RoomStore, sync: Sync): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    const { connection } = store.get();
    const isDue = connection === 'live' ? looks % LOOKS_WHEN_LIVE === 0 : connection !== 'offline';
    if (isDue) void sync.run();
  }, LOOK_MS);

  const stopWaking = onWake(() => {
    sync.forgetTerms();
    void sync.run();
  });
  const stopListening = onNetworkChange(sync.showConnection);

  sync.showConnection();
  void sync.run();
  return () => {
    clearInterval(timer);
    stopWaking();
    stopListening();
  };
}
