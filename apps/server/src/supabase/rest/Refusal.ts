import type { RestError } from '../answers/restAnswer';

/** Why a request does not reach the database. */
export interface Refusal extends RestError {
  status: number;
}

/** PostgREST's code for a query that it does not understand. */
const UNPARSABLE = 'PGRST100';

/** A part of the query that is malformed, or that we do not serve. */
export function refuse(message: string, hint?: string): Refusal {
  return { status: 400, code: UNPARSABLE, message, hint };
}

export function tooMany(what: string, max: number): Refusal {
  return refuse(`This request has too many ${what}: at most ${max} are allowed.`);
}
