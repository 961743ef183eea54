import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { forbidden } from './harness/refusals';

describeOnEachEngine('staff', (stage) => {
  it('sees its own roles; the admin sees all; others and visitors see none', async () => {
    const { newPerson, newModerator, newAdmin, asPerson, asAnonymous } = stage();
    const moderator = await newModerator();
    const admin = await newAdmin();
    const select = 'select user_id, role from public.staff order by role';
    const own = { user_id: moderator.id, role: 'moderator' };
    await expect(asPerson(moderator).query(select)).resolves.toEqual([own]);
    await expect(asPerson(admin).query(select)).resolves.toEqual([{ user_id: admin.id, role: 'admin' }, own]);
    await expect(asPerson(await newPerson()).query(select)).resolves.toEqual([]);
    await expect(asAnonymous().query(select)).rejects.toMatchObject(forbidden);
  });

  it('cannot be written by any client, the admin included', async () => {
    const { newPerson, newModerator, newAdmin, asPerson, asAnonymous } = stage();
    const mallory = await newPerson();
    const actors = [asAnonymous(), ...[mallory, await newModerator(), await newAdmin()].map(asPerson)];
    for (const actor of actors) {
      for (const sql of [
        `insert into public.staff (user_id, role) values ('${mallory.id}', 'admin')`,
        `update public.staff set role = 'admin'`,
        'delete from public.staff',
        'select source from public.staff',
        'select email from private.staff_emails',
        `select private.set_admin('${mallory.id}')`,
        `select private.sync_staff_emails('moderator', '{mallory@people.test}')`,
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }
  });
});
