import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { broken, rateLimited, taken } from './harness/refusals';

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

  it.each([null, '', ' ', ' \t\r\n ', '\u00a0\u3000\u2003', '\u200b\ufeff\u2060', '\u3164', '\u2800'])(
    'is refused when nobody would see anything: %j (CH-17)',
    async (text) => {
      await expect(send(text)).rejects.toMatchObject(broken('message_blank'));
    },
  );

  it.each([
    ['1000 characters', 'a'.repeat(1000)],
    ['1000 characters of 4 bytes', '🌙'.repeat(1000)],
    ['9 breaks and 100 characters', `${'\n'.repeat(9)}${'a'.repeat(100)}`],
    ['9 Windows breaks and 100 characters', `${'\r\n'.repeat(9)}${'a'.repeat(100)}`],
    ['a single letter', 'a'],
  ])('may have %s (CH-21, OP-84)', async (_, text) => {
    await expect(send(text)).resolves.toHaveLength(1);
    await expect(stored()).resolves.toMatchObject({ text });
  });

  it.each([
    ['1001 characters', 'a'.repeat(1001)],
    ['10 breaks and any letter (TR-58)', `${'\n'.repeat(10)}a`],
    ['9 breaks and 101 characters', `${'\n'.repeat(9)}${'a'.repeat(101)}`],
    ['5 of each kind of break and a letter', `${'\r'.repeat(5)}a${'\n'.repeat(5)}`],
  ])('may not have %s', async (_, text) => {
    await expect(send(text)).rejects.toMatchObject(broken('message_too_long'));
  });

  it.each([
    ['', 0],
    ['abc', 3],
    ['a\nb', 102],
    ['a\r\nb', 102],
    ['a\rb', 102],
    ['\n\r', 200],
    ['\r\n\r\n', 200],
    ['🌙é', 2],
  ])('%j counts as %i (CH-20)', async (text, length) => {
    const [row] = await stage().asOwner().query('select private.message_length($1) as length', [text]);
    expect(row).toEqual({ length });
  });

  it('needs a profile: the admin and accounts without one cannot send', async () => {
    const { newAdmin, newAccount } = stage();
    await expect(send('hello', await newAdmin())).rejects.toMatchObject(broken('no_profile'));
    await expect(send('hello', await newAccount())).rejects.toMatchObject(broken('no_profile'));
  });

  it('may come 5 times in 5 seconds, then has to wait', async () => {
    const { clockAt } = stage();
    for (let i = 0; i < 5; i++) await send(`message ${i}`);
    await expect(send('one too many')).rejects.toMatchObject({ ...rateLimited, hint: '5' });
    await clockAt('2026-03-02T10:00:04.5Z');
    await expect(send('still too many')).rejects.toMatchObject({ ...rateLimited, hint: '1' });
    await clockAt('2026-03-02T10:00:05Z');
    await send('again');
  });

  it('may come 30 times a minute, then has to wait', async () => {
    const { clockAt } = stage();
    for (let i = 0; i < 30; i++) {
      await clockAt(new Date(Date.parse(OPEN) + i * 1_000).toISOString());
      await send(`message ${i}`);
    }
    await clockAt('2026-03-02T10:00:59.5Z');
    await expect(send('one too many')).rejects.toMatchObject({ ...rateLimited, hint: '1' });
    await clockAt('2026-03-02T10:01:00Z');
    await send('again');
  });

  it('counts against its author alone, and all the same after it was deleted', async () => {
    const { newPerson, asPerson } = stage();
    for (let i = 0; i < 5; i++) await send(`message ${i}`);
    await asPerson(mira).query('delete from public.messages where user_id = $1', [mira.id]);
    await expect(send('one too many')).rejects.toMatchObject(rateLimited);
    await send('somebody else', await newPerson());
  });

  it('is refused with all others of its statement when one is too many', async () => {
    const { asPerson, asOwner } = stage();
    const six = `insert into public.messages (text) select 'many' from generate_series(1, 6)`;
    await expect(asPerson(mira).query(six)).rejects.toMatchObject(rateLimited);
    await expect(asOwner().query('select from public.messages')).resolves.toHaveLength(0);
  });

  it('may come 20 times as often while the limits are relaxed', async () => {
    const { asOwner, asPerson } = stage();
    await asOwner().query('update private.settings set rate_factor = 20');
    const many = (n: number) =>
      `insert into public.messages (text) select 'many' from generate_series(1, ${n})`;
    await asPerson(mira).query(many(100));
    await expect(asPerson(mira).query(many(1))).rejects.toMatchObject(rateLimited);
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
