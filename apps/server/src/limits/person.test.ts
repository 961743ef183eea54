import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { personOf } from './person';

const SECRET = 'a secret of at least thirty-two bytes';

const token = (secret: string, expires: string) =>
  new SignJWT({ sub: 'mira' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

it('reads the person from a token of ours', async () => {
  expect(await personOf(`Bearer ${await token(SECRET, '1h')}`, SECRET)).toBe('mira');
});

it.each([
  ['nothing', async () => undefined],
  ['a key', async () => 'Bearer sb_publishable_abc'],
  ['a token that ended', async () => `Bearer ${await token(SECRET, '-1h')}`],
  ['a forged token', async () => `Bearer ${await token('another secret, as long as the first', '1h')}`],
  ['an unsigned token', async () => 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJtaXJhIn0.'],
  ['another scheme', async () => `Basic ${await token(SECRET, '1h')}`],
])('knows nobody by %s', async (_, authorization) => {
  expect(await personOf(await authorization(), SECRET)).toBeUndefined();
});
