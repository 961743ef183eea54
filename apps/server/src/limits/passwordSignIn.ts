/** Whether a call of `/auth/v1/token` is one with a password, however its query is written. */
export function isPasswordGrant(search: string): boolean {
  return new URLSearchParams(search).getAll('grant_type').includes('password');
}

/**
 * The account that a sign-in names, in the form that it is stored in. Undefined for a body that names none: the back
 * end must not be asked then, because it might read one in it that has not been counted.
 */
export function accountOf(body: Buffer): string | undefined {
  try {
    // As the back end reads it: a byte order mark is no part of the text.
    const { email } = JSON.parse(new TextDecoder().decode(body)) as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : undefined;
  } catch {
    return undefined;
  }
}
