import { expect, it } from 'vitest';
import { describeManyAtOnce } from './harness/describeManyAtOnce';

const people = (n: number) => Array.from({ length: n });
const named = (n: number) => people(n).map((_, i) => (i === 0 ? 'mira' : `mira-${i + 1}`));

describeManyAtOnce('names, many at once', (crowd) => {
  const usernames = async () => {
    const rows = await crowd().owner.query<{ username: string }>('select username from public.profiles');
    return rows.map(({ username }) => username);
  };
  const sameMembers = (names: string[]) =>
    expect.toSatisfy((found) => `${[...found].sort()}` === `${names.sort()}`);

  it('of people who bring the same one differ, and all get in', async () => {
    const { newAccount, openTab, all } = crowd();
    const accounts = await Promise.all(people(12).map(() => newAccount({ username: 'mira' })));
    const tabs = await Promise.all(accounts.map((account) => openTab(account)));
    await expect(all(tabs, `select public.ensure_profile() ->> 'code'`)).resolves.toEqual(
      people(12).fill('ok'),
    );
    await expect(usernames()).resolves.toEqual(sameMembers(named(12)));
  });

  it('of people who take the same new one differ too', async () => {
    const { newPerson, openTab, all, owner } = crowd();
    const renamed = await Promise.all(people(8).map(() => newPerson()));
    await owner.exec(`update auth.identities set identity_data = identity_data || '{"full_name": "mira"}'`);
    const tabs = await Promise.all(renamed.map((person) => openTab(person)));
    await all(tabs, 'select public.sync_profile()');
    await expect(usernames()).resolves.toEqual(sameMembers(named(8)));
  });

  it('are one for the tabs of one person who signs in', async () => {
    const { newAccount, openTabs, all } = crowd();
    const tabs = await openTabs(8, await newAccount({ username: 'mira' }));
    await all(tabs, 'select public.ensure_profile()');
    await expect(usernames()).resolves.toEqual(['mira']);
  });
});
