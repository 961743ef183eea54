import { describe, expect, it, vi } from 'vitest';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { bob, roomsOnTest, soon, texts } from '../testing/roomsOnTest';

const rooms = roomsOnTest();
const { openRoom, setUp } = rooms;

describe('joining', () => {
  it('is live only when changes flow, and then fetches what came before that', async () => {
    const server = new FakeRoomServer();
    server.gateway.isFlowing = false;
    const { room } = openRoom(server);
    await soon();
    expect(room.get()).toMatchObject({ phase: { status: 'ready' }, connection: 'connecting' });
    server.database.say(bob, 'in between');
    await soon();
    expect(texts(room)).toEqual([]);
    server.gateway.flow();
    await soon();
    expect([texts(room), room.get().connection]).toEqual([['in between'], 'live']);
  });

  it('calls nothing live that was fetched before changes flowed', async () => {
    const server = new FakeRoomServer();
    const release = server.hold();
    const { room } = openRoom(server);
    let fetchesBeforeLive: number | undefined;
    room.subscribe(() => {
      if (room.get().connection === 'live') fetchesBeforeLive ??= server.requestsTo('GET', 'messages').length;
    });
    await soon();
    expect(server.gateway.joins).toHaveLength(1);
    release();
    await soon();
    // The page, and the gap after it.
    expect(fetchesBeforeLive).toBe(2);
  });

  it('uses the private channel of the room, all events, and the person’s token', async () => {
    const { server } = await setUp();
    expect(server.gateway.joins).toHaveLength(1);
    expect(server.gateway.joins[0]).toMatchObject({
      topic: 'realtime:room',
      payload: {
        access_token: 'token of Ann-id',
        config: {
          private: true,
          postgres_changes: [{ event: '*', schema: 'public', table: 'messages' }],
        },
      },
    });
  });

  it('ends when the page leaves, and can begin again', async () => {
    const { server, room, start, stop, client } = await setUp('one');
    stop();
    expect(client.getChannels()).toEqual([]);
    server.database.say(bob, 'two');
    await soon();
    expect(texts(room)).toEqual(['one']);
    const requests = server.requests.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.requests).toHaveLength(requests);
    start();
    await soon();
    expect([texts(room), room.get().connection]).toEqual([['one', 'two'], 'live']);
  });
});

describe('interruptions', () => {
  it('are shown, survived, and leave no gap, deletions included', async () => {
    const { server, room } = await setUp('one', 'two');
    server.isReachable = false;
    await soon();
    expect(room.get().connection).toBe('reconnecting');
    server.database.delete(bob, server.database.messages[0]!.id);
    server.database.say(bob, 'three');
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([texts(room), room.get().connection]).toEqual([['two', 'three'], 'live']);
  });

  it('by the server are followed by joining again', async () => {
    const { server, room } = await setUp();
    server.gateway.closeChannels();
    await soon();
    expect(room.get().connection).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(5_000);
    expect([room.get().connection, server.gateway.joins.length]).toEqual(['live', 2]);
  });

  it('because a token ended are followed by joining with the new one', async () => {
    const { server } = await setUp();
    server.tokenOf = () => 'a fresh token';
    server.gateway.closeChannels();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.gateway.joins[1]?.payload.access_token).toBe('a fresh token');
  });

  it('of the network name themselves, and end at once when it is back', async () => {
    const { server, room } = await setUp();
    rooms.page.goOffline();
    expect(room.get().connection).toBe('offline');
    server.gateway.isFlowing = false;
    server.database.say(bob, 'meanwhile');
    rooms.page.goOnline();
    await soon();
    expect([texts(room), room.get().connection]).toEqual([['meanwhile'], 'live']);
  });

  it('without a word are noticed when the page wakes up', async () => {
    const { server, room } = await setUp();
    server.gateway.isFlowing = false;
    server.database.say(bob, 'unheard');
    server.database.hours.always_open = false;
    rooms.page.wake();
    await soon();
    expect([texts(room), room.get().hours?.always_open]).toEqual([['unheard'], false]);
  });

  it('of realtime alone do not stop the room: it looks for itself', async () => {
    const server = new FakeRoomServer();
    server.gateway.isReachable = false;
    const { room } = openRoom(server);
    await soon();
    server.database.say(bob, 'over REST');
    await vi.advanceTimersByTimeAsync(16_000);
    expect([texts(room), room.get().connection]).toEqual([['over REST'], 'connecting']);
  });

  it('larger than the room will fill start the list anew', async () => {
    const { server, room } = await setUp('first');
    server.gateway.isFlowing = false;
    for (let number = 1; number <= 1_100; number += 1) server.database.say(bob, `${number}`);
    rooms.page.wake();
    await soon();
    expect(texts(room)).toHaveLength(50);
    expect(texts(room).at(-1)).toBe('1100');
    await room.loadOlder();
    expect(texts(room).slice(0, 2)).toEqual(['1001', '1002']);
  });
});
