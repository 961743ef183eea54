import type { RoomState, StoredMessage } from './roomState';

/** Who sent it and under which name: a stranger may reuse a `client_id` that they have read. */
const origin = (message: { user_id: string; client_id: string }) => `${message.user_id} ${message.client_id}`;

/** Own messages whose row has arrived wait no longer, whoever brought the row first (CH-30, TR-59). */
function settle(state: RoomState, rows: readonly StoredMessage[]): Pick<RoomState, 'pending' | 'unsent'> {
  const arrived = new Set(rows.map(origin));
  return {
    pending: state.pending.filter((own) => !arrived.has(origin(own))),
    unsent: state.unsent.filter((own) => !arrived.has(origin(own.message))),
  };
}

/** Takes in rows that a fetch has brought. An id that is already there is ignored (CH-33). */
export function addFetched(state: RoomState, rows: readonly StoredMessage[]): RoomState {
  const messages = new Map(state.messages);
  const updates = new Map(state.updates);
  for (const row of rows) {
    if (state.deleted.has(row.id) || messages.has(row.id)) continue;
    messages.set(row.id, { ...row, ...updates.get(row.id) });
    updates.delete(row.id);
  }
  return { ...state, ...settle(state, rows), messages, updates };
}

/**
 * Takes in a row that realtime or the reply to an insert has brought (CH-32). A row within the fetched range
 * that the fetch has not brought is gone already, or belongs to an older page: only its own copy is settled.
 */
export function addLive(state: RoomState, row: StoredMessage): RoomState {
  const isNew = state.range === null || row.seq > state.range.to;
  return isNew ? addFetched(state, [row]) : { ...state, ...settle(state, [row]) };
}

function without<Value>(
  map: ReadonlyMap<string, Value>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([id]) => !ids.has(id)));
}

/** Takes messages out for good, loaded or not; replies to them are marked from now on (CH-34, TR-61). */
export function deleteMessages(state: RoomState, ids: readonly string[]): RoomState {
  if (ids.every((id) => state.deleted.has(id))) return state;
  const gone = new Set(ids);
  return {
    ...state,
    deleted: new Set([...state.deleted, ...gone]),
    removing: new Set([...state.removing].filter((id) => !gone.has(id))),
    messages: without(state.messages, gone),
    targets: without(state.targets, gone),
    updates: without(state.updates, gone),
  };
}

/** Merges new fields into a message (CH-35), or keeps them until the message arrives. */
export function updateMessage(state: RoomState, id: string, fields: Partial<StoredMessage>): RoomState {
  if (state.deleted.has(id)) return state;
  const merged = (map: ReadonlyMap<string, StoredMessage>) => {
    const known = map.get(id);
    return known ? new Map(map).set(id, { ...known, ...fields }) : map;
  };
  return {
    ...state,
    messages: merged(state.messages),
    targets: merged(state.targets),
    updates: state.messages.has(id)
      ? state.updates
      : new Map(state.updates).set(id, { ...state.updates.get(id), ...fields }),
  };
}
