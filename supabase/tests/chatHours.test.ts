import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { broken, forbidden } from './harness/refusals';

describeOnEachEngine('the hours of the chat room', (stage) => {
  const isOpen = async (moment: string) => {
    const [row] = await stage()
      .asOwner()
      .query<{ open: boolean }>('select private.chat_is_open($1::text::timestamptz) as open', [moment]);
    return row?.open;
  };
  const setHours = (opens: string, closes: string) =>
    stage()
      .asOwner()
      .query('update public.chat_settings set opens_at = $1::text::time, closes_at = $2::text::time', [
        opens,
        closes,
      ]);

  it.each([
    ['2026-03-01T18:59:59.999Z', '01:59:59.999', false],
    ['2026-03-01T19:00:00Z', '02:00:00', true],
    ['2026-03-01T23:59:59Z', '06:59:59', true],
    ['2026-03-02T00:00:00Z', '07:00:00', true],
    ['2026-03-02T12:00:00Z', '19:00:00', true],
    ['2026-03-02T14:59:59.999Z', '21:59:59.999', true],
    ['2026-03-02T15:00:00Z', '22:00:00', false],
    ['2026-03-02T17:00:00Z', '00:00:00', false],
    ['2026-03-02T02:00:00+07:00', '02:00:00', true],
    ['2026-03-02T22:00:00+07:00', '22:00:00', false],
  ])('at %s it is %s at UTC+7: open %s (CH-25, OP-88)', async (moment, _, open) => {
    await expect(isOpen(moment)).resolves.toBe(open);
  });

  it.each(['UTC', 'America/New_York', 'Asia/Jakarta', 'Pacific/Kiritimati'])(
    'do not depend on the zone of the session, e.g. %s (CH-28)',
    async (zone) => {
      await stage().asOwner().query(`select set_config('timezone', $1, true)`, [zone]);
      await expect(isOpen('2026-03-01T18:59:59Z')).resolves.toBe(false);
      await expect(isOpen('2026-03-01T19:00:00Z')).resolves.toBe(true);
      await expect(isOpen('2026-03-02T15:00:00Z')).resolves.toBe(false);
    },
  );

  it.each([
    ['22:00', '02:00', '2026-03-01T15:00:00Z', true],
    ['22:00', '02:00', '2026-03-01T18:59:59Z', true],
    ['22:00', '02:00', '2026-03-01T19:00:00Z', false],
    ['00:00', '24:00', '2026-03-01T16:59:59Z', true],
    ['00:00', '24:00', '2026-03-01T17:00:00Z', true],
  ])('may run over midnight: from %s to %s, at %s open %s', async (opens, closes, moment, open) => {
    await setHours(opens, closes);
    await expect(isOpen(moment)).resolves.toBe(open);
  });

  it('may be all hours', async () => {
    await stage().asOwner().query('update public.chat_settings set always_open = true');
    await expect(isOpen('2026-03-02T16:00:00Z')).resolves.toBe(true);
  });

  it('are one row that cannot become two, or a window of no length', async () => {
    const { asOwner } = stage();
    const second = asOwner().query('insert into public.chat_settings default values');
    await expect(second).rejects.toMatchObject({ code: '23505' });
    const other = asOwner().query('insert into public.chat_settings (only_row) values (false)');
    await expect(other).rejects.toMatchObject({ code: '23514' });
    await expect(setHours('02:00', '02:00')).rejects.toMatchObject({ code: '23514' });
  });

  it('can be read by everybody and changed by no client', async () => {
    const { newPerson, newModerator, newAdmin, asPerson, asAnonymous } = stage();
    const people = [await newPerson(), await newModerator(), await newAdmin()];
    for (const actor of [asAnonymous(), ...people.map(asPerson)]) {
      await expect(
        actor.query('select opens_at, closes_at, always_open from public.chat_settings'),
      ).resolves.toEqual([{ opens_at: '02:00:00', closes_at: '22:00:00', always_open: false }]);
      for (const sql of [
        'update public.chat_settings set always_open = true',
        'delete from public.chat_settings',
        'insert into public.chat_settings default values',
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }
  });

  it('close the room to messages outside them, moderators included (OP-87)', async () => {
    const { newPerson, newModerator, asPerson, clockAt } = stage();
    const people = [await newPerson(), await newModerator()];
    const send = `insert into public.messages (text) values ('hello')`;
    await clockAt('2026-03-02T14:59:59Z');
    for (const person of people) await asPerson(person).query(send);
    await clockAt('2026-03-02T15:00:00Z');
    for (const person of people) {
      await expect(asPerson(person).query(send)).rejects.toMatchObject(broken('chat_closed'));
    }
    await clockAt('2026-03-02T19:00:00Z');
    for (const person of people) await asPerson(person).query(send);
  });
});
