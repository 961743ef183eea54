import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MigratedDatabase, postgresql } from './harness/engines';
import { type Account, accountRows, type Person } from './harness/people';
import { rateLimited } from './harness/refusals';
import type { Session } from './harness/session';

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const reason = postgresql.missing ? ` (skipped: ${postgresql.missing})` : '';

/** PGlite serialises everything and would pass without a single lock, so these play on a real server only. */
describe.skipIf(postgresql.missing)(`many at once on PostgreSQL${reason}`, () => {
  let database: MigratedDatabase;
  let owner: Session;
  let sessions: Session[] = [];

  beforeAll(async () => {
    database = await postgresql.create();
    owner = await database.open();
    await owner.exec('update public.chat_settings set always_open = true');
  });
  afterAll(async () => {
    await owner?.close();
    await database?.close();
  });
  beforeEach(() => owner.exec('update private.settings set rate_factor = 20'));
  afterEach(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    sessions = [];
    await owner.exec('delete from auth.users; delete from private.rate_limits');
  });

  const newAccount = async (account: Account = {}): Promise<Person> => {
    const { person, statements } = accountRows(account);
    for (const [sql, parameters] of statements) await owner.query(sql, parameters);
    return person;
  };
  /** A browser tab: a connection of its own, that stays this person. */
  const openTab = async (person: Person, role = 'authenticated'): Promise<Session> => {
    const session = await database.open();
    sessions.push(session);
    const claims = JSON.stringify({ role, sub: person.id });
    await session.query(`select set_config('request.jwt.claims', $1, false), set_config('role', $2, false)`, [
      claims,
      role,
    ]);
    return session;
  };
  const openTabs = (n: number, person: Person, role?: string) =>
    Promise.all(times(n, () => openTab(person, role)));
  const newPerson = async (): Promise<Person> => {
    const person = await newAccount();
    const tab = await openTab(person);
    await tab.query('select public.ensure_profile()');
    return person;
  };
  const usernames = async () => {
    const rows = await owner.query<{ username: string }>('select username from public.profiles order by 1');
    return rows.map(({ username }) => username);
  };

  it('50 claims of one person give exactly 10 coins (OP-64)', async () => {
    const tabs = await openTabs(25, await newPerson());
    const answers = await Promise.all(
      [...tabs, ...tabs].map((tab) =>
        tab.query<{ code: string }>(`select public.claim_coin() ->> 'code' as code`),
      ),
    );
    const codes = answers.map(([row]) => row?.code);
    expect(codes.filter((code) => code === 'claimed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'daily_limit')).toHaveLength(40);
    await expect(owner.query('select amount, daily_count from public.coins')).resolves.toEqual([
      { amount: 10, daily_count: 10 },
    ]);
  });

  it('a claim that waited over midnight belongs to the new day', async () => {
    const person = await newPerson();
    await owner.exec(`
      create table private.test_clock as select timestamptz '2026-03-02T23:59:59Z' as moment;
      create or replace function private.now() returns timestamptz language sql volatile set search_path = ''
        as $$ select moment from private.test_clock $$`);
    const [first, second] = await openTabs(2, person);
    if (!first || !second) throw new Error('There are two tabs.');
    for (let i = 0; i < 9; i++) await first.query('select public.claim_coin()');
    await first.exec('begin');
    await first.query('select public.claim_coin()');
    const waiting = second.query<{ claim: unknown }>('select public.claim_coin() as claim');
    await pause(200);
    await owner.exec(`update private.test_clock set moment = '2026-03-03T00:00:00Z'`);
    await first.exec('commit');
    await expect(waiting).resolves.toEqual([
      { claim: { code: 'claimed', amount: 11, daily_count: 1, today: '2026-03-03' } },
    ]);
    await owner.exec(`
      create or replace function private.now() returns timestamptz language sql volatile set search_path = ''
        as $$ select clock_timestamp() $$;
      drop table private.test_clock`);
  });

  it('tabs that open the same new wallet get one wallet (TR-41)', async () => {
    const tabs = await openTabs(10, await newPerson());
    await Promise.all(tabs.map((tab) => tab.query('select * from public.my_wallet()')));
    await expect(owner.query('select from public.coins')).resolves.toHaveLength(1);
  });

  it('people who bring the same name all get in, each under a name of their own', async () => {
    const people = await Promise.all(times(12, () => newAccount({ username: 'mira' })));
    const tabs = await Promise.all(people.map((person) => openTab(person)));
    const answers = await Promise.all(
      tabs.map((tab) => tab.query(`select public.ensure_profile() ->> 'code' as code`)),
    );
    expect(answers).toEqual(times(12, () => [{ code: 'ok' }]));
    const wanted = ['mira', ...times(11, (i) => `mira-${i + 2}`)];
    await expect(usernames()).resolves.toEqual(wanted.sort());
  });

  it('people who rename themselves to the same name do so too', async () => {
    const people = await Promise.all(times(8, () => newPerson()));
    await owner.exec(`update auth.identities set identity_data = identity_data || '{"full_name": "mira"}'`);
    const tabs = await Promise.all(people.map((person) => openTab(person)));
    await Promise.all(tabs.map((tab) => tab.query('select public.sync_profile()')));
    const wanted = ['mira', ...times(7, (i) => `mira-${i + 2}`)];
    await expect(usernames()).resolves.toEqual(wanted.sort());
  });

  it('tabs of one person that sign in together make one profile', async () => {
    const tabs = await openTabs(8, await newAccount({ username: 'mira' }));
    await Promise.all(tabs.map((tab) => tab.query('select public.ensure_profile()')));
    await expect(usernames()).resolves.toEqual(['mira']);
  });

  it('whoever has read up to a number never finds a smaller one afterwards', async () => {
    const people = await Promise.all(times(6, newPerson));
    const tabs = await Promise.all(people.map((person) => openTab(person)));
    const reader = await openTab(people[0] as Person);
    let writing = true;
    let highest = 0;
    let looks = 0;
    const late: number[] = [];
    const seen = new Set<number>();

    const write = async (tab: Session) => {
      for (let i = 0; i < 15; i++) {
        await tab.exec('begin');
        await tab.query(`insert into public.messages (text) values ('hello')`);
        if (i % 5 === 4) {
          await tab.query(`delete from public.messages
            where id = (select id from public.messages where user_id = auth.uid() order by seq limit 1)`);
        }
        await tab.query('select pg_sleep(random() * 0.01)');
        await tab.exec('commit');
      }
    };
    const read = async () => {
      while (writing) {
        const rows = await reader.query<{ seq: number }>(
          'select seq from public.messages union all select seq from public.message_tombstones',
        );
        const fresh = rows.map(({ seq }) => seq).filter((seq) => !seen.has(seq));
        late.push(...fresh.filter((seq) => seq < highest));
        for (const seq of fresh) seen.add(seq);
        highest = Math.max(highest, ...fresh);
        looks++;
      }
    };
    const reading = read();
    await Promise.all(tabs.map(write));
    writing = false;
    await reading;

    expect(looks).toBeGreaterThan(10);
    expect(late).toEqual([]);
    const order = await owner.query<{ inOrder: boolean }>(`select bool_and(created_at >= before) as "inOrder"
      from (select created_at, lag(created_at, 1, created_at) over (order by seq) as before from public.messages) m`);
    expect(order).toEqual([{ inOrder: true }]);
  });

  it('of 20 messages that one person sends at once 5 are said', async () => {
    await owner.exec('update private.settings set rate_factor = 1');
    const tabs = await openTabs(20, await newPerson());
    const sent = await Promise.allSettled(
      tabs.map((tab) => tab.query(`insert into public.messages (text) values ('hello')`)),
    );
    const refused = sent.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(15);
    for (const { reason } of refused) expect(reason).toMatchObject(rateLimited);
    await expect(owner.query('select from public.messages')).resolves.toHaveLength(5);
  });

  it('a solved captcha that is shown by many at once is worth one action', async () => {
    const tabs = await openTabs(10, await newAccount(), 'service_role');
    const answers = await Promise.all(
      tabs.map((tab) =>
        tab.query<{ first: boolean }>(
          `select public.consume_captcha('${'c'.repeat(64)}', now() + interval '5 minutes') as first`,
        ),
      ),
    );
    expect(answers.flat().filter(({ first }) => first)).toHaveLength(1);
  });

  it('a limit of an address holds for its requests at once', async () => {
    await owner.exec('update private.settings set rate_factor = 1');
    const tabs = await openTabs(20, await newAccount(), 'service_role');
    const answers = await Promise.all(
      tabs.map((tab) =>
        tab.query<{ taken: boolean }>(`select public.take_rate('companion', '203.0.113.7', 7, 60) as taken`),
      ),
    );
    expect(answers.flat().filter(({ taken }) => taken)).toHaveLength(7);
  });
});
