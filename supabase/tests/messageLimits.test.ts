import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { rateLimited } from './harness/refusals';

const OPEN = '2026-03-02T10:00:00Z';

describeOnEachEngine('the messages of one person', (stage) => {
  let mira: Person;
  beforeEach(async () => {
    mira = await stage().newPerson();
    await stage().clockAt(OPEN);
  });

  const send = (text: string, person = mira) =>
    stage().asPerson(person).query('insert into public.messages (text) values ($1)', [text]);

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

  it('count against their author alone, and all the same after they were deleted', async () => {
    const { newPerson, asPerson } = stage();
    for (let i = 0; i < 5; i++) await send(`message ${i}`);
    await asPerson(mira).query('delete from public.messages where user_id = $1', [mira.id]);
    await expect(send('one too many')).rejects.toMatchObject(rateLimited);
    await send('somebody else', await newPerson());
  });

  it('are all refused when one of a statement is too many', async () => {
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
});
