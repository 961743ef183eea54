import * as v from 'valibot';
import { authAnswer } from '../answers/authAnswer';

/** Codes, verifiers and tokens are visible characters of ASCII. */
const Secret = v.pipe(v.string(), v.regex(/^[!-~]{1,2048}$/));

const BODIES = {
  pkce: v.object({ auth_code: Secret, code_verifier: Secret }),
  refresh_token: v.object({ refresh_token: Secret }),
};

/** The answer to a body without the form that its grant wants; undefined when lite may look at it. */
export function refuseMalformedGrant(grant: keyof typeof BODIES, body: string): Response | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return authAnswer(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (v.is(BODIES[grant], parsed)) return undefined;
  return authAnswer(400, 'validation_failed', `missing ${Object.keys(BODIES[grant].entries).join(' or ')}`);
}
