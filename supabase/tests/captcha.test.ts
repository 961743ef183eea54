import { expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { forbidden } from './harness/refusals';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + seconds * 1_000).toISOString();

describeOnEachEngine('a solved captcha', (stage) => {
  const consume = async (digest: string, expires: string) => {
    const [row] = await stage()
      .asService()
      .query<{ first: boolean }>('select public.consume_captcha($1, $2::text::timestamptz) as first', [
        digest,
        expires,
      ]);
    return row?.first;
  };
  const digest = 'a'.repeat(64);

  it('is worth one action', async () => {
    await stage().clockAt(at(0));
    await expect(consume(digest, at(300))).resolves.toBe(true);
    await expect(consume(digest, at(300))).resolves.toBe(false);
    await expect(consume('b'.repeat(64), at(300))).resolves.toBe(true);
  });

  it('is worth nothing once it has expired, used or not', async () => {
    await stage().clockAt(at(0));
    await expect(consume(digest, at(0))).resolves.toBe(false);
    await expect(consume(digest, at(300))).resolves.toBe(true);
    await stage().clockAt(at(300));
    await expect(consume(digest, at(300))).resolves.toBe(false);
  });

  it('is forgotten after it has expired', async () => {
    const { asOwner, clockAt } = stage();
    await clockAt(at(0));
    await consume(digest, at(300));
    await clockAt(at(301));
    await consume('b'.repeat(64), at(600));
    const left = await asOwner().query('select digest from private.captcha_used');
    expect(left).toEqual([{ digest: 'b'.repeat(64) }]);
  });

  it('can be consumed by the service only', async () => {
    const { newPerson, newAdmin, asPerson, asAnonymous } = stage();
    const actors = [asAnonymous(), asPerson(await newPerson()), asPerson(await newAdmin())];
    for (const actor of actors) {
      for (const sql of [
        `select public.consume_captcha('${digest}', now() + interval '1 minute')`,
        'select * from private.captcha_used',
      ]) {
        await expect(actor.query(sql)).rejects.toMatchObject(forbidden);
      }
    }
  });
});
