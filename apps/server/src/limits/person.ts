import { jwtVerify } from 'jose';

/** The user id in a session's token; undefined for a key, a forged token or one that has ended. */
export async function personOf(
  authorization: string | undefined,
  jwtSecret: string,
): Promise<string | undefined> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (!token?.includes('.')) return undefined;
  try {
    const key = new TextEncoder().encode(jwtSecret);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return payload.sub;
  } catch {
    return undefined;
  }
}
