import { describe, expect, it, vi } from 'vitest';
import { FakeRoomServer } from '../testing/fakeRoomServer';
import { bob, mod, roomsOnTest, soon, texts } from '../testing/roomsOnTest';
import { shownMessages } from './shownMessages';

const { openRoom, setUp } = roomsOnTest();

describe('sending', () => {
  it('shows the message at once and sends only what it says (CH-29, CH-36, CA-11)', async () => {
    const { server, room, say } = await setUp();
    const release = server.hold();
    const sent = say('hi');
    expect(shownMessages(room.get().room)[0]).toMatchObject({
      status: 'pending',
      tempId: expect.any(String),
    });
    release();
    await sent;
    const [request] = server.requestsTo('POST', 'messages');
    expect(request?.body).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text: 'hi',
      reply_to: null,
    });
    await soon();
    expect(shownMessages(room.get().room)).toMatchObject([{ status: 'stored', text: 'hi' }]);
  });

  it('keeps the order in which messages were written', async () => {
    const { server, say } = await setUp();
    const release = server.hold();
    const sent = ['one', 'two', 'three'].map((text) => say(text));
    await soon();
    expect(server.requestsTo('POST', 'messages')).toHaveLength(1);
    release();
    await Promise.all(sent);
    expect(server.database.messages.map((row) => row.text)).toEqual(['one', 'two', 'three']);
  });

  it.each([
    ['chat_closed', { code: 'P0001', message: 'chat_closed' }],
    ['message_too_long', { code: 'P0001', message: 'message_too_long' }],
    ['PT429', { code: 'PT429', message: 'rate_limited' }],
    ['42501', { code: '42501', message: 'permission denied' }],
  ])(
    'takes a message away that is refused with %s, and keeps its text (CH-31, ER-06)',
    async (code, refusal) => {
      const { server, room, say } = await setUp();
      server.database.refusal = refusal;
      await say('hi');
      expect(texts(room)).toEqual([]);
      expect(room.get().room.unsent).toMatchObject([{ code, message: { text: 'hi' } }]);

      server.database.refusal = null;
      await room.send(room.get().room.unsent[0]!.message);
      await soon();
      expect([texts(room), room.get().room.unsent]).toEqual([['hi'], []]);
    },
  );

  it('does not say twice what was stored although the answer was lost', async () => {
    const { server, room, say } = await setUp();
    const insert = server.database.insert.bind(server.database);
    vi.spyOn(server.database, 'insert').mockImplementationOnce((...args) => {
      insert(...args);
      return { code: '08006', message: 'connection failure' };
    });
    server.gateway.isFlowing = false;
    await say('once');
    expect(texts(room)).toEqual([]);
    await room.send(room.get().room.unsent[0]!.message);
    expect([texts(room), server.database.messages.length]).toEqual([['once'], 1]);
  });

  it('takes a message back when the answer never comes', async () => {
    const { server, room, say } = await setUp();
    server.hold();
    const sent = say('hello?');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(texts(room)).toEqual(['hello?']);
    await vi.advanceTimersByTimeAsync(2_000);
    await sent;
    expect(room.get().room.unsent).toMatchObject([{ code: 'network' }]);
  });

  it('takes a message back when there is no network', async () => {
    const { server, room, say } = await setUp();
    server.isReachable = false;
    const sent = say('into the void');
    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    expect(room.get().room.unsent).toMatchObject([{ code: 'network' }]);
  });
});

describe('deleting', () => {
  it('hides the message at once, and brings it back when the database refuses (CH-13)', async () => {
    const { server, room } = await setUp('not mine');
    const removed = room.remove(server.database.messages[0]!.id);
    expect(texts(room)).toEqual([]);
    await removed;
    expect([texts(room), room.get().failedRemoval]).toEqual([['not mine'], true]);
    room.forgetFailedRemoval();
    expect(room.get().failedRemoval).toBe(false);
  });

  it('is content when someone else was faster', async () => {
    const { server, room } = await setUp('contested');
    const { id } = server.database.messages[0]!;
    server.gateway.isFlowing = false;
    server.database.delete(bob, id);
    await room.remove(id);
    expect([texts(room), room.get().failedRemoval]).toEqual([[], false]);
  });

  it('is a moderator’s right for any message (CH-12)', async () => {
    const server = new FakeRoomServer();
    const { id } = server.database.say(bob, 'rude');
    const { room } = openRoom(server, mod);
    await soon();
    await room.remove(id);
    expect([texts(room), server.database.messages]).toEqual([[], []]);
  });
});
