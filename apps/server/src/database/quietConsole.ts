import { RelationNotFoundError } from '@supabase/lite';
import { DatabaseError } from './databaseError';
import { errorLine } from './errorLine';
import { restStatus } from './restStatus';

/** Whether an error is an everyday answer to a request (a refused row, an unknown table), not a fault of ours. */
function isEverydayAnswer(value: unknown): boolean {
  if (value instanceof RelationNotFoundError) return true;
  const error = value instanceof DatabaseError && value.cause instanceof DatabaseError ? value.cause : value;
  return error instanceof DatabaseError && restStatus(error.code ?? '') < 500;
}

/** Lite prints a request's fault alone or behind these words; a stack for each would fill the log of a stranger's wish. */
const isOfRequest = ([first]: unknown[]) => first instanceof Error || first === 'Auth error:';

function inOneLine(value: unknown): unknown {
  return value instanceof Error && !(value instanceof DatabaseError) ? errorLine(value) : value;
}

/**
 * Drops the line that @supabase/lite prints for every refused statement. Faults are still printed, without
 * data (see DatabaseError). @returns the way back.
 */
export function quietConsole(target: Pick<Console, 'error'> = console): () => void {
  const original = target.error;
  const quiet: typeof original = (...args) => {
    if (args.some(isEverydayAnswer)) return;
    original.apply(target, isOfRequest(args) ? args.map(inOneLine) : args);
  };
  target.error = quiet;
  return () => {
    if (target.error === quiet) target.error = original;
  };
}
