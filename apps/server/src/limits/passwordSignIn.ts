/** Whether a call of `/auth/v1/token` is one with a password, however its query is written. */
export function isPasswordGrant(search: string): boolean {
  return new URLSearchParams(search).getAll('grant_type').includes('password');
}

/** The account that a sign-in names, in the form that it is stored in. */
export function accountOf(body: Buffer): string | undefined {
  try {
    const { email } = JSON.parse(body.toString('utf8')) as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : undefined;
  } catch {
    return undefined;
  }
}
