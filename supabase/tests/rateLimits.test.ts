import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { forbidden } from './harness/refusals';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + seconds * 1_000).toISOString();

describeOnEachEngine('a rate limit', (stage) => {
  const take = async (subject = '203.0.113.7', max = 3, seconds = 10, bucket = 'companion') => {
    const [row] = await stage()
      .asService()
      .query<{ taken: boolean }>('select public.take_rate($1, $2, $3, $4) as taken', [
        bucket,
        subject,
        max,
        seconds,
      ]);
    return row?.taken;
  };

  it('lets so many calls through and no more', async () => {
    await stage().clockAt(at(0));
    const answers = [await take(), await take(), await take(), await take()];
    expect(answers).toEqual([true, true, true, false]);
  });

  it('slides: no ten seconds ever see more than three calls', async () => {
    const passed: number[] = [];
    for (let second = 0; second < 60; second += 0.5) {
      await stage().clockAt(at(second));
      if (await take()) passed.push(second);
    }
    const crowded = passed.filter((second, i) => second - (passed[i - 3] ?? -Infinity) < 10);
    expect(crowded).toEqual([]);
    expect(passed).toHaveLength(18);
  });

  it('does not count what it refused', async () => {
    const { clockAt } = stage();
    await clockAt(at(0));
    for (let i = 0; i < 10; i++) await take();
    await clockAt(at(10));
    await expect(take()).resolves.toBe(true);
  });

  it('counts subjects and buckets apart', async () => {
    await stage().clockAt(at(0));
    for (let i = 0; i < 3; i++) await take();
    await expect(take()).resolves.toBe(false);
    await expect(take('203.0.113.8')).resolves.toBe(true);
    await expect(take('203.0.113.7', 3, 10, 'sign-in')).resolves.toBe(true);
  });

  it('is multiplied by the factor of the settings', async () => {
    const { asOwner, clockAt } = stage();
    await clockAt(at(0));
    await asOwner().query('update private.settings set rate_factor = 20');
    for (let i = 0; i < 60; i++) await expect(take()).resolves.toBe(true);
    await expect(take()).resolves.toBe(false);
  });

  it('forgets those who have not called for long', async () => {
    const { asOwner, clockAt } = stage();
    await clockAt(at(0));
    for (let i = 0; i < 5; i++) await take(`198.51.100.${i}`);
    await clockAt(at(11));
    await take();
    const left = await asOwner().query('select subject from private.rate_limits');
    expect(left).toEqual([{ subject: '203.0.113.7' }]);
  });

  it('refuses numbers that make no sense', async () => {
    await expect(take('someone', 0)).rejects.toMatchObject({ code: '22023' });
    await expect(take('someone', 3, 0)).rejects.toMatchObject({ code: '22023' });
  });

  it('can be taken by the service only', async () => {
    const { newPerson, newAdmin, asPerson, asAnonymous } = stage();
    const actors = [asAnonymous(), asPerson(await newPerson()), asPerson(await newAdmin())];
    for (const actor of actors) {
      for (const sql of [
        `select public.take_rate('a', 'b', 1, 1)`,
        `select private.take_rate('a', 'b', 1, 1)`,
        'select * from private.rate_limits',
        'select * from private.settings',
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }
  });
});
