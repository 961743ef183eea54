import { describe, expect, it, vi } from 'vitest';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { ann, bob, mod, roomsOnTest, soon, targetOf, texts } from '../testing/roomsOnTest';

const { openRoom, setUp } = roomsOnTest();

describe('loading', () => {
  it('fails visibly, and recovers by itself', async () => {
    const server = new FakeRoomServer();
    server.database.say(bob, 'hi');
    server.isReachable = false;
    const { room } = openRoom(server);
    // The REST client itself tries three times more before it gives up.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(room.get().phase).toEqual({ status: 'failed', code: 'network' });
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(16_000);
    expect([room.get().phase.status, texts(room)]).toEqual(['ready', ['hi']]);
  });

  it('starts with the newest 50 and goes back page by page (OP-90, TR-121)', async () => {
    const { room } = await setUp(...Array.from({ length: 120 }, (_, index) => `${index + 1}`));
    expect([texts(room)[0], texts(room).length]).toEqual(['71', 50]);
    await Promise.all([room.loadOlder(), room.loadOlder()]);
    expect([texts(room)[0], texts(room).length]).toEqual(['21', 100]);
    await room.loadOlder();
    expect([texts(room)[0], texts(room).length]).toEqual(['1', 120]);
    expect(room.get().room.range?.reachedStart).toBe(true);
  });

  it('knows after a reload which answered messages are gone and which are only older (CH-16)', async () => {
    const server = new FakeRoomServer();
    const old = server.database.say(bob, 'old');
    const gone = server.database.say(bob, 'gone');
    for (let number = 1; number <= 60; number += 1) server.database.say(bob, `${number}`);
    server.database.say(ann, 'to old', old.id);
    server.database.say(ann, 'to gone', gone.id);
    server.database.delete(bob, gone.id);
    const { room } = openRoom(server);
    await soon();
    expect([targetOf(room, 'to old'), targetOf(room, 'to gone')]).toEqual(['found', 'deleted']);
    server.database.delete(bob, old.id);
    await soon();
    expect(targetOf(room, 'to old')).toBe('deleted');
  });

  it('of a room in which everything was deleted does not read all those deletions', async () => {
    const server = new FakeRoomServer();
    for (let number = 1; number <= 3; number += 1)
      server.database.delete(bob, server.database.say(bob, 'x').id);
    const { room } = openRoom(server);
    await soon();
    expect(room.get()).toMatchObject({ phase: { status: 'ready' }, connection: 'live' });
    const marks = server
      .requestsTo('GET', 'message_tombstones')
      .map(({ url }) => url.searchParams.get('seq'));
    expect(marks).toEqual([null, 'gt.6']);
  });

  it('looks up what a new reply answers, when it is not in the list', async () => {
    const { server, room } = await setUp();
    server.database.say(bob, 'to nothing', '00000000-0000-4000-8000-00000000dead');
    await soon();
    expect(targetOf(room, 'to nothing')).toBe('deleted');
  });

  it('knows who moderates from the database', async () => {
    const server = new FakeRoomServer();
    const { room } = openRoom(server, mod);
    await soon();
    expect(room.get().isModerator).toBe(true);
  });
});
