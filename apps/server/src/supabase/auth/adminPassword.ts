import { compare } from 'bcryptjs';
import * as v from 'valibot';
import { authAnswer } from '../answers/authAnswer';

const Credentials = v.object({ email: v.string(), password: v.string() });

/** A hash that no password has, as costly to compare with as the admin's. */
const NOBODY = '$2b$10$9CrKbDDiPawOkI1nzXV1auogQcGjUhh4ru7y0vwaAmn3BnQReVXaK';

/**
 * Lets nobody but the admin sign in with a password. Everybody else gets the answer of a wrong one, after as
 * long a time, so that the admin's address cannot be found out.
 * @returns the answer to anybody else; undefined when the credentials are to be checked.
 */
export async function refuseUnlessAdmin(body: string, adminEmail: string): Promise<Response | undefined> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return authAnswer(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const credentials = v.safeParse(Credentials, parsed);
  if (!credentials.success) return authAnswer(400, 'validation_failed', 'missing email or password');
  const { email, password } = credentials.output;
  if (email.toLowerCase() === adminEmail) return undefined;
  await compare(password, NOBODY);
  return authAnswer(400, 'invalid_credentials', 'Invalid login credentials');
}
