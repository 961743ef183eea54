import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '../testing/fakeDatabase';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { createRoom } from './createRoom';
import { followMessages } from './followMessages';
import { supabaseSource } from './supabaseSource';

it('x', async () => {
  const server = new FakeRoomServer();
  const ann = person('Ann');
  server.database.say(ann, 'hi');
  const c = server.client(ann);
  const room = createRoom(supabaseSource(async () => c), followMessages(async () => c));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  const stop = room.start();
  await new Promise((r) => setTimeout(r, 300));
  console.error(room.get(), server.requests.map((r) => r.method + ' ' + decodeURIComponent(r.url.href)), server.gateway.joins);
  stop();
});
