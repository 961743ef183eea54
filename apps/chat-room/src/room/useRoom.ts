import { supabase } from '@portal/supabase';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoom, type Room } from './createRoom';
import { followMessages } from './followMessages';
import type { RoomView } from './roomView';
import { supabaseSource } from './supabaseSource';

/** The room, followed for as long as the component is there. */
export function useRoom(): { room: Room; view: RoomView } {
  const [room] = useState(() => createRoom(supabaseSource(supabase), followMessages(supabase)));
  useEffect(() => room.start(), [room]);
  return { room, view: useSyncExternalStore(room.subscribe, room.get, room.get) };
}
