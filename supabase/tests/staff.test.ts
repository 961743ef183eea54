import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';

describeOnEachEngine('staff', (stage) => {
  const list = (role: string, ...emails: string[]) =>
    stage().asOwner().query('select private.sync_staff_emails($1, $2::text[])', [role, emails]);
  const rolesOf = async (person: Person) => {
    const rows = await stage()
      .asOwner()
      .query<{ role: string }>('select role from public.staff where user_id = $1 order by role', [person.id]);
    return rows.map(({ role }) => role);
  };

  it('is everybody whose address the operator lists, in any case of letters', async () => {
    const mira = await stage().newPerson({ email: 'mira@people.test' });
    await list('moderator', ' Mira@People.test ', '');
    await expect(rolesOf(mira)).resolves.toEqual(['moderator']);
  });

  it('can moderate and carry the badge at once (TR-65)', async () => {
    const mira = await stage().newPerson({ email: 'mira@people.test' });
    await list('moderator', 'mira@people.test');
    await list('verified', 'mira@people.test');
    await expect(rolesOf(mira)).resolves.toEqual(['moderator', 'verified']);
  });

  it('stops being staff when the operator takes the address off the list (OP-78)', async () => {
    const { newPerson } = stage();
    const mira = await newPerson({ email: 'mira@people.test' });
    const arlo = await newPerson({ email: 'arlo@people.test' });
    await list('moderator', 'mira@people.test', 'arlo@people.test');
    await list('verified', 'mira@people.test');
    await list('moderator', 'arlo@people.test');
    await expect(rolesOf(mira)).resolves.toEqual(['verified']);
    await expect(rolesOf(arlo)).resolves.toEqual(['moderator']);
    await list('moderator');
    await expect(rolesOf(arlo)).resolves.toEqual([]);
  });

  it('joins at the first sign-in when the address was listed before', async () => {
    await list('moderator', 'mira@people.test');
    await expect(rolesOf(await stage().newPerson({ email: 'mira@people.test' }))).resolves.toEqual([
      'moderator',
    ]);
  });

  it('is nobody whose address was never confirmed', async () => {
    await list('moderator', 'mira@people.test');
    const mallory = await stage().newPerson({ email: 'mira@people.test', confirmed: false });
    await expect(rolesOf(mallory)).resolves.toEqual([]);
    await list('moderator', 'mira@people.test');
    await expect(rolesOf(mallory)).resolves.toEqual([]);
  });

  it('is nobody who only says so: the address of the account counts, not that of the identity', async () => {
    const { newPerson } = stage();
    await list('moderator', 'mira@people.test');
    const mallory = await newPerson({
      email: 'mallory@people.test',
      identity: { email: 'mira@people.test' },
    });
    await expect(rolesOf(mallory)).resolves.toEqual([]);
  });

  it('stops being staff with a changed address, at the next sync', async () => {
    const { newPerson, asOwner, asPerson } = stage();
    const mira = await newPerson({ email: 'mira@people.test' });
    await list('moderator', 'mira@people.test');
    await asOwner().query(`update auth.users set email = 'new@people.test' where id = $1`, [mira.id]);
    await asPerson(mira).call('sync_profile');
    await expect(rolesOf(mira)).resolves.toEqual([]);
  });

  it('stops being staff when the address is no longer confirmed', async () => {
    const { newPerson, asOwner } = stage();
    const mira = await newPerson({ email: 'mira@people.test' });
    await list('moderator', 'mira@people.test');
    await asOwner().query('update auth.users set email_confirmed_at = null where id = $1', [mira.id]);
    await list('moderator', 'mira@people.test');
    await expect(rolesOf(mira)).resolves.toEqual([]);
  });

  it('stays what it was made by hand, whatever the list says', async () => {
    const { newModerator, asPerson } = stage();
    const mira = await newModerator({ email: 'mira@people.test' });
    await list('moderator', 'mira@people.test');
    await list('moderator');
    await asPerson(mira).call('sync_profile');
    await expect(rolesOf(mira)).resolves.toEqual(['moderator']);
  });

  it('has one admin, who is an account and not an address', async () => {
    const { newAdmin, asPerson } = stage();
    const first = await newAdmin({ email: 'first@portal.test', provider: 'email' });
    const second = await newAdmin({ email: 'second@portal.test', provider: 'email' });
    await expect(asPerson(first).call('is_admin')).resolves.toBe(false);
    await expect(asPerson(second).call('is_admin')).resolves.toBe(true);
    await expect(list('admin', 'first@portal.test')).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['nobody in particular', 'newPerson', false, false],
    ['a moderator', 'newModerator', false, true],
    ['the admin, who may moderate too', 'newAdmin', true, true],
  ] as const)('is_admin() and is_moderator() know %s', async (_, arrive, admin, moderator) => {
    const { asPerson, ...doors } = stage();
    const actor = asPerson(await doors[arrive]());
    await expect(actor.call('is_admin')).resolves.toBe(admin);
    await expect(actor.call('is_moderator')).resolves.toBe(moderator);
  });

  it('believes no claim in a token and no metadata', async () => {
    const { newPerson, asOwner, asPerson } = stage();
    const mallory = await newPerson();
    await asOwner().query(
      `update auth.users set raw_app_meta_data = '{"role": "admin"}', raw_user_meta_data = '{"role": "admin"}'`,
    );
    await expect(asPerson(mallory).call('is_admin')).resolves.toBe(false);
  });

  it('leaves with the account', async () => {
    const { newModerator, asOwner } = stage();
    const mira = await newModerator();
    await asOwner().query('delete from auth.users where id = $1', [mira.id]);
    await expect(rolesOf(mira)).resolves.toEqual([]);
  });
});
