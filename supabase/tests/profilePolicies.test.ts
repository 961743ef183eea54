import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { forbidden } from './harness/refusals';
import type { Actor } from './harness/stage';

const PUBLIC_COLUMNS = 'id, username, avatar, banner, bio, verified, created_at';

describeOnEachEngine('profiles', (stage) => {
  let mira: Person;
  let arlo: Person;
  let everybody: Actor[];

  beforeEach(async () => {
    const { newPerson, newModerator, newAdmin, asPerson, asAnonymous } = stage();
    mira = await newPerson({ username: 'mira', email: 'mira@people.test' });
    arlo = await newPerson({ username: 'arlo' });
    const people = [mira, arlo, await newModerator(), await newAdmin()];
    everybody = [asAnonymous(), ...people.map(asPerson)];
  });

  const each = async (check: (actor: Actor) => Promise<unknown>) => {
    for (const actor of everybody) await check(actor);
  };

  it('can be read by everybody in their public columns (DA-20, CA-15)', () =>
    each(async (actor) => {
      const rows = await actor.query(`select ${PUBLIC_COLUMNS} from public.profiles where username = 'mira'`);
      expect(rows).toEqual([expect.objectContaining({ id: mira.id, bio: '', verified: false })]);
    }));

  it.each(['email', 'base_name', '*'])('show %s to nobody, not even to their owner (OP-80)', (column) =>
    each((actor) =>
      expect(actor.query(`select ${column} from public.profiles`)).rejects.toMatchObject(forbidden),
    ),
  );

  it('give no address away through filters, order or joins', () =>
    each(async (actor) => {
      for (const sql of [
        `select id from public.profiles where email like 'mira%'`,
        'select id from public.profiles order by email',
        'select count(email) from public.profiles',
        'select p.id from public.profiles p join public.profiles q using (email)',
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }));

  it.each([
    ['inserted', `insert into public.profiles (id, username, base_name) values ($1, 'x', 'x')`],
    ['renamed', `update public.profiles set username = 'x' where id = $1`],
    ['given another picture', `update public.profiles set avatar = null where id = $1`],
    ['given another bio', `update public.profiles set bio = 'x' where id = $1`],
    ['given a badge', `update public.profiles set verified = true where id = $1`],
    ['deleted', 'delete from public.profiles where id = $1'],
  ])('cannot be %s by anybody, their owner and the admin included (DA-33, DA-34)', (_, sql) =>
    each((actor) => expect(actor.query(sql, [mira.id])).rejects.toMatchObject(forbidden)),
  );

  it('hand the address to their owner alone', async () => {
    const { asPerson } = stage();
    const own = await asPerson(mira).call<{ profile: { email: string } }>('ensure_profile');
    const others = await asPerson(arlo).call<{ profile: { email: string } }>('ensure_profile');
    expect(own.profile.email).toBe('mira@people.test');
    expect(others.profile.email).not.toBe('mira@people.test');
  });

  it('go away with their account', async () => {
    const { asOwner } = stage();
    await asOwner().query('delete from auth.users where id = $1', [mira.id]);
    await expect(asOwner().query(`select from public.profiles where username = 'mira'`)).resolves.toEqual([]);
  });
});
