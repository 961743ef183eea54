import { expect, it } from 'vitest';
import { describeManyAtOnce } from './harness/describeManyAtOnce';

const CLAIM = `select public.claim_coin() ->> 'code'`;

describeManyAtOnce('wallets, many at once', (crowd) => {
  it('give exactly 10 coins for 50 claims of one person (OP-64)', async () => {
    const { newPerson, openTabs, all, owner } = crowd();
    const tabs = await openTabs(25, await newPerson());
    const codes = await all([...tabs, ...tabs], CLAIM);
    expect(codes.filter((code) => code === 'claimed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'daily_limit')).toHaveLength(40);
    await expect(owner.query('select amount, daily_count from public.coins')).resolves.toEqual([
      { amount: 10, daily_count: 10 },
    ]);
  });

  it('are one wallet for the tabs that open it first together (TR-41)', async () => {
    const { newPerson, openTabs, all, owner } = crowd();
    const tabs = await openTabs(10, await newPerson());
    await all(tabs, 'select * from public.my_wallet()');
    await expect(owner.query('select from public.coins')).resolves.toHaveLength(1);
  });

  it('count a claim that waited over midnight for the new day', async () => {
    const { newPerson, openTab, owner } = crowd();
    const person = await newPerson();
    await owner.exec(`
      create table private.test_clock as select timestamptz '2026-03-02T23:59:59Z' as moment;
      create or replace function private.now() returns timestamptz language sql volatile set search_path = ''
        as $$ select moment from private.test_clock $$`);
    const first = await openTab(person);
    const second = await openTab(person);
    for (let i = 0; i < 9; i++) await first.query(CLAIM);
    await first.exec('begin');
    await first.query(CLAIM);
    const waiting = second.query('select public.claim_coin() as claim');
    await untilSomebodyWaits();
    await owner.exec(`update private.test_clock set moment = '2026-03-03T00:00:00Z'`);
    await first.exec('commit');
    await expect(waiting).resolves.toEqual([
      { claim: { code: 'claimed', amount: 11, daily_count: 1, today: '2026-03-03' } },
    ]);

    async function untilSomebodyWaits() {
      const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await owner.query(WAITING)).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
});
