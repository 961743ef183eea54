import { inspect } from 'node:util';
import { DatabaseError, toDatabaseError } from './databaseError';
import { errorLine } from './errorLine';
import { restStatus } from './restStatus';

/** SQLSTATEs that @supabase/lite already answers as PostgREST does; it turns all others into a bare 500. */
const ANSWERED_BY_LITE = /^(PT\d{3}|PGRST|42...|22...|2350[235]|25006)$/;

/** Lite's own form for "answer exactly this": SQLSTATE `PGRST` with the body as message and the status as detail. */
function exactAnswer(error: DatabaseError, status: number): DatabaseError {
  const { code, message, detail = null, hint = null } = error;
  const answer = new DatabaseError(JSON.stringify({ code, message, details: detail, hint }), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
  answer.cause = error;
  return answer;
}

/** Keeps the message, which may quote a filter's text, out of what the console shows of an error. */
function withoutMessageInPrint(error: Error): Error {
  return Object.defineProperty(error, inspect.custom, {
    value: () => errorLine(error),
    enumerable: false,
    configurable: true,
  });
}

/** What lite makes its answer from: a failed request's error as PostgREST would answer it, safe to print. */
export function asRestError(raw: unknown): unknown {
  const error = toDatabaseError(raw);
  if (!(error instanceof DatabaseError)) return error instanceof Error ? withoutMessageInPrint(error) : error;
  if (!error.code || ANSWERED_BY_LITE.test(error.code)) return error;
  return exactAnswer(error, restStatus(error.code));
}
