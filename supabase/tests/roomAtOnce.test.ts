import { expect, it } from 'vitest';
import { describeManyAtOnce } from './harness/describeManyAtOnce';
import type { Session } from './harness/session';

const SEND = `insert into public.messages (text) values ('hello')`;

/** Looks again and again at what a reader can see. */
class Reader {
  readonly #tab: Session;
  readonly #seen = new Set<number>();
  #highest = 0;
  looks = 0;
  /** Numbers that became visible after a greater one had been. */
  readonly late: number[] = [];

  constructor(tab: Session) {
    this.#tab = tab;
  }

  async look() {
    const rows = await this.#tab.query<{ seq: number }>(
      'select seq from public.messages union all select seq from public.message_tombstones',
    );
    const fresh = rows.map(({ seq }) => seq).filter((seq) => !this.#seen.has(seq));
    this.late.push(...fresh.filter((seq) => seq < this.#highest));
    for (const seq of fresh) this.#seen.add(seq);
    this.#highest = Math.max(this.#highest, ...fresh);
    this.looks++;
  }
}

describeManyAtOnce('the room, many at once', (crowd) => {
  it('never shows a smaller number to somebody who has read up to a greater one', async () => {
    const { newPerson, openTab, owner } = crowd();
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()));
    const tabs = await Promise.all(people.map((person) => openTab(person)));
    const reader = new Reader(await openTab(await newPerson()));
    let writers = tabs.length;

    const write = async (tab: Session) => {
      for (let i = 0; i < 15; i++) {
        await tab.exec(`begin; ${SEND}`);
        if (i % 5 === 4) {
          await tab.exec(`delete from public.messages
            where id = (select id from public.messages where user_id = auth.uid() order by seq limit 1)`);
        }
        await tab.exec('select pg_sleep(random() * 0.01); commit');
      }
      writers--;
    };
    const read = async () => {
      while (writers > 0) await reader.look();
    };
    await Promise.all([...tabs.map(write), read()]);

    expect(reader.looks).toBeGreaterThan(10);
    expect(reader.late).toEqual([]);
    await expect(
      owner.query(`select bool_and(created_at >= before) as ordered from (
        select created_at, lag(created_at, 1, created_at) over (order by seq) as before from public.messages) m`),
    ).resolves.toEqual([{ ordered: true }]);
  });

  it('takes 5 of 20 messages that one person sends at once', async () => {
    const { newPerson, openTabs, owner } = crowd();
    await owner.exec('update private.settings set rate_factor = 1');
    const tabs = await openTabs(20, await newPerson());
    const sent = await Promise.allSettled(tabs.map((tab) => tab.query(SEND)));
    const refused = sent.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 15 }, () => 'PT429'));
    await expect(owner.query('select from public.messages')).resolves.toHaveLength(5);
  });
});

describeManyAtOnce('the service, many at once', (crowd) => {
  it('takes a solved captcha for one action', async () => {
    const { newAccount, openTabs, all } = crowd();
    const tabs = await openTabs(10, await newAccount(), 'service_role');
    const digest = 'c'.repeat(64);
    const firsts = await all(
      tabs,
      `select public.consume_captcha('${digest}', now() + interval '5 minutes')`,
    );
    expect(firsts.filter(Boolean)).toHaveLength(1);
  });

  it('holds a limit for requests that come together', async () => {
    const { newAccount, openTabs, all, owner } = crowd();
    await owner.exec('update private.settings set rate_factor = 1');
    const tabs = await openTabs(20, await newAccount(), 'service_role');
    const taken = await all(tabs, `select public.take_rate('companion', '203.0.113.7', 7, 60)`);
    expect(taken.filter(Boolean)).toHaveLength(7);
  });
});
