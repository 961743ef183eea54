import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { forbidden } from './harness/refusals';

describeOnEachEngine('messages', (stage) => {
  let mira: Person;
  let arlo: Person;
  let moderator: Person;
  let admin: Person;
  let miras: string;

  beforeEach(async () => {
    const { newPerson, newModerator, newAdmin, asOwner, asPerson } = stage();
    await asOwner().query('update public.chat_settings set always_open = true');
    mira = await newPerson({ username: 'mira' });
    arlo = await newPerson({ username: 'arlo' });
    moderator = await newModerator();
    admin = await newAdmin();
    const [row] = await asPerson(mira).query<{ id: string }>(
      `insert into public.messages (text) values ('by mira') returning id`,
    );
    miras = row?.id ?? '';
  });

  const texts = async () => {
    const rows = await stage().asOwner().query<{ text: string }>('select text from public.messages');
    return rows.map(({ text }) => text);
  };
  const deleteIt = (actor = stage().asAnonymous()) =>
    actor.query('delete from public.messages where id = $1 returning id', [miras]);

  it('can be deleted by their author', async () => {
    await expect(deleteIt(stage().asPerson(mira))).resolves.toHaveLength(1);
    await expect(texts()).resolves.toEqual([]);
  });

  it('cannot be deleted by another person or a visitor (CH-13, DA-31)', async () => {
    await expect(deleteIt(stage().asPerson(arlo))).resolves.toHaveLength(0);
    await expect(deleteIt()).rejects.toMatchObject(forbidden);
    await expect(texts()).resolves.toEqual(['by mira']);
  });

  it('can be deleted by a moderator, and by the admin', async () => {
    const { asPerson } = stage();
    await expect(deleteIt(asPerson(moderator))).resolves.toHaveLength(1);
    const [row] = await asPerson(mira).query<{ id: string }>(
      `insert into public.messages (text) values ('again') returning id`,
    );
    miras = row?.id ?? '';
    await expect(deleteIt(asPerson(admin))).resolves.toHaveLength(1);
  });

  it('leave tombstones that everybody signed in can read and no client can write', async () => {
    const { asPerson, asAnonymous } = stage();
    await deleteIt(asPerson(mira));
    for (const person of [mira, arlo, moderator, admin]) {
      await expect(asPerson(person).query('select * from public.message_tombstones')).resolves.toMatchObject([
        { message_id: miras },
      ]);
    }
    for (const actor of [asAnonymous(), ...[mira, moderator, admin].map(asPerson)]) {
      for (const sql of [
        'insert into public.message_tombstones values (gen_random_uuid(), 0, now())',
        'update public.message_tombstones set seq = 0',
        'delete from public.message_tombstones',
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }
  });
});
