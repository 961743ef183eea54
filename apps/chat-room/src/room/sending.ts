import { errorCode } from '@portal/supabase';
import { addLive, deleteMessages } from './changeRoom';
import { addPending, failPending, startRemoving, undoRemoving } from './ownMessages';
import type { RoomSource } from './roomSource';
import type { PendingMessage } from './roomState';
import type { RoomStore } from './roomView';

export interface Sending {
  /** Shows the message and sends it, after those before it. */
  send(message: PendingMessage): Promise<void>;
  /** Hides the message and asks for its deletion; brings it back when that fails. */
  remove(id: string): Promise<void>;
}

export function createSending(source: RoomSource, store: RoomStore): Sending {
  let lastSent = Promise.resolve();

  async function deliver(message: PendingMessage): Promise<void> {
    try {
      const row = await source.insert(message);
      store.change((room) => addLive(room, row));
    } catch (error) {
      store.change((room) => failPending(room, message.client_id, errorCode(error)));
    }
  }

  return {
    send(message) {
      store.change((room) => addPending(room, message));
      lastSent = lastSent.then(() => deliver(message));
      return lastSent;
    },
    async remove(id) {
      store.set({ failedRemoval: false });
      store.change((room) => startRemoving(room, id));
      const isGone = await source.remove(id).catch(() => false);
      store.change((room) => (isGone ? deleteMessages(room, [id]) : undoRemoving(room, id)));
      if (!isGone) store.set({ failedRemoval: true });
    },
  };
}
