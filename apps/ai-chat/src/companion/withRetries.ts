import { CompanionError } from './companion';

/** AI-35, AI-36: three attempts, so two waits and none after the third (TR-48). */
export const RETRY_WAITS_MS = [2000, 4000];

const TOO_MANY_REQUESTS = 429;

/** The HTTP status that an error of the official client carries. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

interface RetryOptions {
  /** Resolves after so many milliseconds, or rejects when it is no longer wanted. */
  wait(ms: number): Promise<void>;
  onRetry(attempt: number): void;
}

/**
 * Tries again while the provider answers 429 (AI-37: nothing else is tried again).
 *
 * @throws {CompanionError} `busy` after the last 429, `failed` for anything else.
 */
export async function withRetries<T>(call: () => Promise<T>, { wait, onRetry }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (cause) {
      if (statusOf(cause) !== TOO_MANY_REQUESTS) throw new CompanionError('failed', { cause });
      const pause = RETRY_WAITS_MS[attempt - 1];
      if (pause === undefined) throw new CompanionError('busy', { cause });
      await wait(pause);
      onRetry(attempt + 1);
    }
  }
}
