import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { broken, taken } from './harness/refusals';

const OPEN = '2026-03-02T10:00:00Z';

describeOnEachEngine('a message', (stage) => {
  let mira: Person;
  beforeEach(async () => {
    const { newPerson, clockAt } = stage();
    mira = await newPerson({ username: 'mira', identity: { avatar_url: 'https://cdn.test/mira.png' } });
    await clockAt(OPEN);
  });

  const send = (text: string | null, person = mira) =>
    stage()
      .asPerson(person)
      .query<{ id: string; seq: number }>(
        'insert into public.messages (text) values ($1) returning id, seq',
        [text],
      );
  const stored = async () => {
    const [row] = await stage().asOwner().query('select * from public.messages order by seq desc limit 1');
    return row;
  };

  it('says who wrote it, from the profile, and when (OP-81)', async () => {
    const clientId = randomUUID();
    await stage()
      .asPerson(mira)
      .query(`insert into public.messages (client_id, text) values ($1, 'hello')`, [clientId]);
    await expect(stored()).resolves.toMatchObject({
      client_id: clientId,
      user_id: mira.id,
      email: mira.email,
      username: 'mira',
      avatar: 'https://cdn.test/mira.png',
      verified: false,
      moderator: false,
      text: 'hello',
      reply_to: null,
      created_at: '2026-03-02 10:00:00+00',
    });
  });

  it('stays what it was when its author is renamed', async () => {
    const { signsInAgain, asPerson } = stage();
    await send('hello');
    await signsInAgain(mira, { full_name: 'lune' });
    await asPerson(mira).call('sync_profile');
    await expect(stored()).resolves.toMatchObject({ username: 'mira' });
  });

  it.each([
    ['the profile’s badge', 'update public.profiles set verified = true', true, false],
    [
      'the staff list',
      `insert into public.staff (user_id, role) select id, 'verified' from public.profiles`,
      true,
      false,
    ],
    [
      'a moderator',
      `insert into public.staff (user_id, role) select id, 'moderator' from public.profiles`,
      false,
      true,
    ],
  ])('carries the badge of %s (OP-83, TR-66)', async (_, arrangement, verified, moderator) => {
    await stage().asOwner().query(arrangement);
    await send('hello');
    await expect(stored()).resolves.toMatchObject({ verified, moderator });
  });

  it('is sent once: the same client id again is refused (TR-59)', async () => {
    const { newPerson, asPerson } = stage();
    const insert = `insert into public.messages (client_id, text) values ($1, 'hello')`;
    const clientId = randomUUID();
    await asPerson(mira).query(insert, [clientId]);
    await expect(asPerson(mira).query(insert, [clientId])).rejects.toMatchObject(taken);
    await asPerson(await newPerson()).query(insert, [clientId]);
  });

  it('needs a profile: the admin and accounts without one cannot send', async () => {
    const { newAdmin, newAccount } = stage();
    await expect(send('hello', await newAdmin())).rejects.toMatchObject(broken('no_profile'));
    await expect(send('hello', await newAccount())).rejects.toMatchObject(broken('no_profile'));
  });

  it('keeps pointing at a deleted one that it answers (CH-16, TR-60)', async () => {
    const { asPerson } = stage();
    const [first] = await send('hello');
    await asPerson(mira).query(`insert into public.messages (text, reply_to) values ('hi', $1)`, [first?.id]);
    await asPerson(mira).query('delete from public.messages where id = $1', [first?.id]);
    await expect(stored()).resolves.toMatchObject({ text: 'hi', reply_to: first?.id });
  });

  it('leaves a tombstone with a number of its own when it is deleted', async () => {
    const { asPerson } = stage();
    const [first] = await send('first');
    const [second] = await send('second');
    await asPerson(mira).query('delete from public.messages where id = $1', [first?.id]);
    const [third] = await send('third');
    const tombstones = await asPerson(mira).query<{ seq: number }>('select * from public.message_tombstones');
    expect(tombstones).toEqual([
      { message_id: first?.id, seq: expect.any(Number), deleted_at: '2026-03-02 10:00:00+00' },
    ]);
    expect(tombstones[0]?.seq).toBeGreaterThan(second?.seq ?? Infinity);
    expect(third?.seq).toBeGreaterThan(tombstones[0]?.seq ?? Infinity);
  });

  it('goes, with tombstones, when its author’s account goes', async () => {
    const { asOwner } = stage();
    await send('first');
    await send('second');
    await asOwner().query('delete from auth.users where id = $1', [mira.id]);
    await expect(asOwner().query('select from public.messages')).resolves.toHaveLength(0);
    await expect(asOwner().query('select from public.message_tombstones')).resolves.toHaveLength(2);
  });
});
