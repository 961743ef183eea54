import { RelationNotFoundError } from '@supabase/lite';
import { DatabaseError } from './databaseError';
import { restStatus } from './restStatus';

/** Whether an error is an everyday answer to a request (a refused row, an unknown table), not a fault of ours. */
function isEverydayAnswer(value: unknown): boolean {
  if (value instanceof RelationNotFoundError) return true;
  const error = value instanceof DatabaseError && value.cause instanceof DatabaseError ? value.cause : value;
  return error instanceof DatabaseError && restStatus(error.code ?? '') < 500;
}

/**
 * Drops the line that @supabase/lite prints for every refused statement. Faults are still printed, without
 * data (see DatabaseError). @returns the way back.
 */
export function quietConsole(target: Pick<Console, 'error'> = console): () => void {
  const original = target.error;
  const quiet: typeof original = (...args) => {
    if (!args.some(isEverydayAnswer)) original.apply(target, args);
  };
  target.error = quiet;
  return () => {
    if (target.error === quiet) target.error = original;
  };
}
