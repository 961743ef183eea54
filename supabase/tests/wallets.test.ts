import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { broken, forbidden, rateLimited } from './harness/refusals';

interface Claim {
  code: string;
  amount: number;
  daily_count: number;
  today: string;
}

const EMPTY = {
  amount: 0,
  daily_count: 0,
  last_updated: null,
  current_discount: 0,
  current_discount_expires: null,
};

describeOnEachEngine('a wallet', (stage) => {
  let mira: Person;
  let arlo: Person;
  beforeEach(async () => {
    mira = await stage().newPerson({ username: 'mira' });
    arlo = await stage().newPerson({ username: 'arlo' });
    await stage().clockAt('2026-03-02T12:00:00Z');
  });

  const claim = (person = mira) => stage().asPerson(person).call<Claim>('claim_coin');
  const claimTimes = async (times: number) => {
    for (let i = 0; i < times; i++) await claim();
  };
  const wallet = () => stage().asPerson(mira).call('my_wallet');

  it('is empty at the first visit, and the same at the second (ST-03, TR-41)', async () => {
    await expect(wallet()).resolves.toEqual({ user_id: mira.id, ...EMPTY });
    await claim();
    await expect(wallet()).resolves.toMatchObject({ amount: 1 });
    await expect(stage().asOwner().query('select from public.coins')).resolves.toHaveLength(1);
  });

  it('gets exactly one coin by a claim, and the day is noted (ST-13, ST-14, ST-16)', async () => {
    await expect(claim()).resolves.toEqual({
      code: 'claimed',
      amount: 1,
      daily_count: 1,
      today: '2026-03-02',
    });
    await expect(claim()).resolves.toEqual({
      code: 'claimed',
      amount: 2,
      daily_count: 2,
      today: '2026-03-02',
    });
    await expect(wallet()).resolves.toMatchObject({ amount: 2, daily_count: 2, last_updated: '2026-03-02' });
  });

  it('gets ten coins a day and no eleventh (ST-17)', async () => {
    await claimTimes(10);
    const refused = { code: 'daily_limit', amount: 10, daily_count: 10, today: '2026-03-02' };
    await expect(claim()).resolves.toEqual(refused);
    await expect(claim()).resolves.toEqual(refused);
    await expect(wallet()).resolves.toMatchObject({ amount: 10, daily_count: 10 });
  });

  it('starts anew with 1 on the next day, after ten the day before (ST-15, ST-18, TR-39)', async () => {
    await claimTimes(10);
    await stage().clockAt('2026-03-03T00:00:00Z');
    await expect(claim()).resolves.toEqual({
      code: 'claimed',
      amount: 11,
      daily_count: 1,
      today: '2026-03-03',
    });
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Jakarta'])(
    'lives by the day of UTC, whatever the session’s zone: %s (OP-55)',
    async (zone) => {
      const { asOwner, clockAt } = stage();
      await asOwner().query(`select set_config('timezone', $1, true)`, [zone]);
      await clockAt('2026-03-02T23:59:59Z');
      await expect(claim()).resolves.toMatchObject({ daily_count: 1, today: '2026-03-02' });
      await clockAt('2026-03-03T00:00:00Z');
      await expect(claim()).resolves.toMatchObject({ daily_count: 1, today: '2026-03-03' });
    },
  );

  it('holds more than a 32-bit number, and never less than nothing (TR-40)', async () => {
    const { asOwner } = stage();
    await wallet();
    await asOwner().query('update public.coins set amount = 3000000000');
    await expect(claim()).resolves.toMatchObject({ code: 'claimed', amount: 3_000_000_001 });
    await expect(asOwner().query('update public.coins set amount = -1')).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('answers 60 claims a minute and then asks to wait', async () => {
    const { clockAt } = stage();
    await claimTimes(60);
    await expect(claim()).rejects.toMatchObject({ ...rateLimited, hint: '60' });
    await clockAt('2026-03-02T12:01:00Z');
    await expect(claim()).resolves.toMatchObject({ code: 'daily_limit' });
  });

  it('belongs to one person: claims of one do not count for another', async () => {
    await claimTimes(10);
    await expect(claim(arlo)).resolves.toMatchObject({ code: 'claimed', amount: 1, daily_count: 1 });
  });

  it('needs a profile: not for the admin, an account without one, or a visitor', async () => {
    const { newAdmin, newAccount, asPerson, asAnonymous } = stage();
    for (const person of [await newAdmin(), await newAccount()]) {
      await expect(claim(person)).rejects.toMatchObject(broken('no_profile'));
      await expect(asPerson(person).call('my_wallet')).rejects.toMatchObject(broken('no_profile'));
    }
    await expect(asAnonymous().call('claim_coin')).rejects.toMatchObject(forbidden);
    await expect(asAnonymous().call('my_wallet')).rejects.toMatchObject(forbidden);
  });

  it('goes with the account', async () => {
    const { asOwner } = stage();
    await claim();
    await asOwner().query('delete from auth.users where id = $1', [mira.id]);
    await expect(asOwner().query('select from public.coins')).resolves.toEqual([]);
  });
});
