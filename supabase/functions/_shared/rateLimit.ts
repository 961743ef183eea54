import type { FunctionContext } from './context.ts';
import { callDatabase } from './database.ts';

export interface RateLimit {
  /** Names what is counted, e.g. `companion`. */
  bucket: string;
  max: number;
  seconds: number;
}

/**
 * Counts one use by `subject` (the visitor's address unless told otherwise) in the database, so that every instance
 * of a function counts together.
 *
 * @returns whether the use is within the limit.
 * @throws {DatabaseError} when the database could not count it.
 */
export function takeRate(
  context: FunctionContext,
  { bucket, max, seconds }: RateLimit,
  subject = context.address,
): Promise<boolean> {
  return callDatabase<boolean>(context, 'take_rate', { bucket, subject, max, seconds });
}
