import type { PendingMessage, RoomState } from './roomState';

/** Shows an own message at once (CH-29); also when an unsent one is tried again. */
export function addPending(state: RoomState, message: PendingMessage): RoomState {
  const { client_id } = message;
  return {
    ...state,
    pending: [...state.pending.filter((own) => own.client_id !== client_id), message],
    unsent: state.unsent.filter((own) => own.message.client_id !== client_id),
  };
}

/** Takes a refused message out of the list and offers its text again (CH-31, ER-06). */
export function failPending(state: RoomState, client_id: string, code: string): RoomState {
  const message = state.pending.find((own) => own.client_id === client_id);
  if (!message) return state;
  return {
    ...state,
    pending: state.pending.filter((own) => own !== message),
    unsent: [...state.unsent, { message, code }],
  };
}

export function discardUnsent(state: RoomState, client_id: string): RoomState {
  return { ...state, unsent: state.unsent.filter((own) => own.message.client_id !== client_id) };
}

/** Hides a message while its deletion is asked for; `deleteMessages` makes it final. */
export function startRemoving(state: RoomState, id: string): RoomState {
  return { ...state, removing: new Set(state.removing).add(id) };
}

/** The deletion failed: the message and its replies look as before. */
export function undoRemoving(state: RoomState, id: string): RoomState {
  return { ...state, removing: new Set([...state.removing].filter((each) => each !== id)) };
}
