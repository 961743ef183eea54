import { SignJWT } from 'jose';

export const JWT_SECRET = 'a secret for tests, at least thirty-two characters';
export const KEYS = { publishable: 'sb_publishable_test', secret: 'sb_secret_test' };

export const NELLY = '11111111-1111-4111-8111-111111111111';
export const OTTO = '22222222-2222-4222-8222-222222222222';
/** Signed in, but no member of the room. */
export const MALLORY = '33333333-3333-4333-8333-333333333333';

/** A token of a signed-in person; `exp` in seconds since the epoch, an hour from now unless given. */
export function tokenOf(sub: string, claims: Record<string, unknown> = {}, secret = JWT_SECRET) {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return new SignJWT({ role: 'authenticated', sub, exp, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}
