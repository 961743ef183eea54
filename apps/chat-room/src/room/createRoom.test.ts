import { describe, expect, it } from 'vitest';
import { bob, roomsOnTest, soon, targetOf, texts } from '../testing/roomsOnTest';

const { openRoom, setUp } = roomsOnTest();

describe('two pages', () => {
  it('see each other write and delete, live (CH-37)', async () => {
    const { server, room, say } = await setUp();
    const other = openRoom(server, bob);
    await soon();
    await say('hello');
    await soon();
    expect(texts(other.room)).toEqual(['hello']);
    await other.say('hello yourself', server.database.messages[0]!.id);
    await soon();
    expect([texts(room), targetOf(room, 'hello yourself')]).toEqual([['hello', 'hello yourself'], 'found']);
    await room.remove(server.database.messages[0]!.id);
    await soon();
    expect([texts(other.room), targetOf(other.room, 'hello yourself')]).toEqual([
      ['hello yourself'],
      'deleted',
    ]);
  });

  it('merge an update (CH-35)', async () => {
    const { server, room } = await setUp('before');
    server.database.update(server.database.messages[0]!.id, { text: 'after' });
    await soon();
    expect(texts(room)).toEqual(['after']);
  });
});
