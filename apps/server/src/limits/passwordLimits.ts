import type { Limit } from '../config/limits';
import { type SlidingWindow, slidingWindow, type Wait } from './slidingWindow';
import { addressSubject } from './subjects';

export interface PasswordAttempt {
  address: string;
  /** The account's address as typed. */
  account: string;
}

export interface PasswordLimits {
  /** Counts a password as wrong before it is tried, so that many at once are no way around. */
  takePassword(attempt: PasswordAttempt): Wait;
  /** Takes the count back, of a password that nobody looked at. */
  passwordWasNotTried(attempt: PasswordAttempt): void;
  passwordWasRight(attempt: PasswordAttempt): void;
}

const MOST_KNOWN = 1_000;

/** Takes in every window or in none. */
export function takeAll(uses: [SlidingWindow, string][]): Wait {
  const wait = Math.max(...uses.map(([window, subject]) => window.wait(subject)));
  if (wait === 0) for (const [window, subject] of uses) window.take(subject);
  return wait;
}

/**
 * Wrong passwords, by address and, more generously, by account. An address that has signed in to an account before
 * is not held up by what strangers try on it, so that nobody can lock its owner out.
 */
export function passwordLimits(
  limits: { byAddress: Limit; byAccount: Limit },
  nowMs: () => number,
): PasswordLimits {
  const byAddress = slidingWindow(limits.byAddress, nowMs);
  const byAccount = slidingWindow(limits.byAccount, nowMs);
  const known = new Set<string>();

  const placeOf = ({ address, account }: PasswordAttempt) => `${addressSubject(address)} ${account}`;
  const uses = (attempt: PasswordAttempt) => {
    const all: [SlidingWindow, string][] = [[byAddress, addressSubject(attempt.address)]];
    if (!known.has(placeOf(attempt))) all.push([byAccount, attempt.account]);
    return all;
  };

  function giveBack(attempt: PasswordAttempt): void {
    for (const [window, subject] of uses(attempt)) window.giveBack(subject);
  }

  return {
    takePassword: (attempt) => takeAll(uses(attempt)),
    passwordWasNotTried: giveBack,
    passwordWasRight(attempt) {
      giveBack(attempt);
      known.delete(placeOf(attempt));
      known.add(placeOf(attempt));
      const [longestAgo] = known;
      if (known.size > MOST_KNOWN) known.delete(longestAgo!);
    },
  };
}
