import { addLive, deleteMessages, updateMessage } from './changeRoom';
import type { FollowMessages } from './followMessages';
import { keepUp } from './keepUp';
import { discardUnsent } from './ownMessages';
import { replyTarget, unknownTargets } from './replyTargets';
import type { RoomSource } from './roomSource';
import { createRoomStore, type RoomView } from './roomView';
import { createSending, type Sending } from './sending';
import { createSync } from './sync';

/** The chat room as one page holds it. Knows nothing of React. */
export interface Room extends Sending {
  get(): RoomView;
  subscribe(listener: () => void): () => void;
  /** Loads, follows and keeps up until the returned function is called; may be started again. */
  start(): () => void;
  /** Tries again to load a list that could not be loaded. */
  retry(): void;
  loadOlder(): Promise<void>;
  /** Finds out about a message that a draft answers. */
  lookUp(id: string): void;
  discard(clientId: string): void;
  forgetFailedRemoval(): void;
}

export function createRoom(source: RoomSource, follow: FollowMessages): Room {
  const store = createRoomStore();
  const sync = createSync(source, store);

  return {
    ...createSending(source, store),
    get: store.get,
    subscribe: store.subscribe,
    start() {
      const stopKeepingUp = keepUp(store, sync);
      const stopFollowing = follow({
        joined: sync.joined,
        interrupted: sync.interrupted,
        inserted(row) {
          store.change((room) => addLive(room, row));
          if (unknownTargets(store.get().room).length > 0) void sync.run();
        },
        updated: (row) => store.change((room) => updateMessage(room, row.id, row)),
        deleted: (id) => store.change((room) => deleteMessages(room, [id])),
      });
      return () => {
        stopFollowing();
        stopKeepingUp();
        sync.interrupted();
      };
    },
    retry() {
      store.set({ phase: { status: 'loading' } });
      void sync.run();
    },
    loadOlder: sync.loadOlder,
    lookUp(id) {
      if (replyTarget(store.get().room, id).status === 'unknown') void sync.run([id]);
    },
    discard: (clientId) => store.change((room) => discardUnsent(room, clientId)),
    forgetFailedRemoval: () => store.set({ failedRemoval: false }),
  };
}
