import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { forbidden } from './harness/refusals';

describeOnEachEngine('a wallet', (stage) => {
  let mira: Person;
  let arlo: Person;
  beforeEach(async () => {
    mira = await stage().newPerson({ username: 'mira' });
    arlo = await stage().newPerson({ username: 'arlo' });
    await stage().asPerson(mira).call('claim_coin');
  });

  it('is seen by its owner and by nobody else, moderators and the admin included (DA-24)', async () => {
    const { newModerator, newAdmin, asPerson, asAnonymous } = stage();
    const select = 'select user_id, amount from public.coins';
    await expect(asPerson(mira).query(select)).resolves.toEqual([{ user_id: mira.id, amount: 1 }]);
    for (const person of [arlo, await newModerator(), await newAdmin()]) {
      await expect(asPerson(person).query(select)).resolves.toEqual([]);
    }
    await expect(asAnonymous().query(select)).rejects.toMatchObject(forbidden);
  });

  it('is written by nobody’s hand, its owner’s and the admin’s included (DA-25, OP-56)', async () => {
    const { newAdmin, asPerson, asAnonymous } = stage();
    const people = [mira, arlo, await newAdmin()];
    for (const actor of [asAnonymous(), ...people.map(asPerson)]) {
      for (const sql of [
        'insert into public.coins (user_id, amount) values (gen_random_uuid(), 1000)',
        'update public.coins set amount = 1000',
        'update public.coins set daily_count = 0',
        'update public.coins set current_discount = 100',
        'delete from public.coins',
        'select private.lock_wallet()',
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }
  });
});
