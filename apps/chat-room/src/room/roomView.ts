import type { ChatHours } from '../hours/chatHours';
import { emptyRoom, type RoomState } from './roomState';

/** Whether the list has ever been there. Once it has, trouble shows in the connection line instead. */
export type RoomPhase = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; code: string };

/** `live`: changes flow, and everything before them has been fetched. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** Everything the screen draws from. */
export interface RoomView {
  phase: RoomPhase;
  room: RoomState;
  connection: Connection;
  older: 'idle' | 'loading' | 'failed';
  /** `null` until the database has told them. */
  hours: ChatHours | null;
  isModerator: boolean;
  /** A deletion that the database refused or never answered; its message is back. */
  failedRemoval: boolean;
}

export const initialView: RoomView = {
  phase: { status: 'loading' },
  room: emptyRoom,
  connection: 'connecting',
  older: 'idle',
  hours: null,
  isModerator: false,
  failedRemoval: false,
};

/** Holds the view and tells listeners when it changes. */
export interface RoomStore {
  get(): RoomView;
  subscribe(listener: () => void): () => void;
  set(fields: Partial<RoomView>): void;
  change(apply: (room: RoomState) => RoomState): void;
}

export function createRoomStore(): RoomStore {
  let view = initialView;
  const listeners = new Set<() => void>();
  const set = (fields: Partial<RoomView>) => {
    view = { ...view, ...fields };
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => view,
    set,
    change: (apply) => set({ room: apply(view.room) }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
