import { afterEach, beforeEach, vi } from 'vitest';
import { composeMessage } from '../room/composeMessage';
import { createRoom, type Room } from '../room/createRoom';
import { followMessages } from '../room/followMessages';
import { shownMessages } from '../room/shownMessages';
import { supabaseSource } from '../room/supabaseSource';
import { person } from './fakeDatabase';
import { FakeRoomServer } from './fakeRoomServer';
import { stubPage } from './stubPage';

export const ann = person('Ann');
export const bob = person('Bob');
export const mod = person('Mod', { moderator: true });

/** Long enough for every answer that is on its way. */
export const soon = () => vi.advanceTimersByTimeAsync(100);

export const texts = (room: Room) => shownMessages(room.get().room).map((message) => message.text);

/** What becomes of the message that the one with this text answers. */
export const targetOf = (room: Room, text: string) =>
  shownMessages(room.get().room).find((message) => message.text === text)?.target.status;

/** Rooms under fake timers, left again after each test. */
export function roomsOnTest() {
  const rooms = { page: undefined as unknown as ReturnType<typeof stubPage> };
  let stops: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    rooms.page = stubPage();
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function openRoom(server: FakeRoomServer, who = ann) {
    const client = server.client(who);
    const room = createRoom(
      supabaseSource(async () => client),
      followMessages(async () => client),
    );
    const start = () => {
      const stop = room.start();
      stops.push(stop);
      return stop;
    };
    const profile = { ...who, banner: null, bio: '' };
    const say = (text: string, replyTo: string | null = null) =>
      room.send(composeMessage({ text, replyTo }, profile));
    return { room, say, client, start, stop: start() };
  }

  /** Ann's page, live, after Bob has said these things. */
  async function setUp(...said: string[]) {
    const server = new FakeRoomServer();
    for (const text of said) server.database.say(bob, text);
    const opened = openRoom(server);
    await soon();
    return { server, ...opened };
  }

  return Object.assign(rooms, { openRoom, setUp });
}
