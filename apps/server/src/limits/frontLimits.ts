import { LIMITS, type Limit, RELAXED_FACTOR } from '../config/limits';
import { type SlidingWindow, slidingWindow, type Wait } from './slidingWindow';
import { addressSubject } from './subjects';

/** What a visitor is about to do, as far as the front counts it. */
export type Counted = 'api' | 'companion' | 'signIn' | 'redeem';

export interface FrontLimits {
  /** Counts one use for the address and, where one is known, for the person. @returns seconds to wait, or 0. */
  take(what: Counted, visitor: { address: string; person?: string }): Wait;
  /** Counts a password as wrong before it is tried, so that many at once are no way around. */
  takePassword(attempt: PasswordAttempt): Wait;
  passwordWasRight(attempt: PasswordAttempt): void;
}

export interface PasswordAttempt {
  address: string;
  /** The account's address as typed; undefined when the request names none. */
  account: string | undefined;
}

/** Takes in every window or in none. */
function takeAll(uses: [SlidingWindow, string][]): Wait {
  const wait = Math.max(...uses.map(([window, subject]) => window.wait(subject)));
  if (wait === 0) for (const [window, subject] of uses) window.take(subject);
  return wait;
}

/** The limits that are kept in front of the back end, in memory; a restart forgets them. */
export function frontLimits({
  isRelaxed,
  nowMs = () => performance.now(),
}: {
  isRelaxed: boolean;
  nowMs?: () => number;
}): FrontLimits {
  const keep = ({ max, seconds }: Limit) =>
    slidingWindow({ max: isRelaxed ? max * RELAXED_FACTOR : max, seconds }, nowMs);
  const byAddress: Record<Counted, SlidingWindow> = {
    api: keep(LIMITS.api),
    companion: keep(LIMITS.companion),
    signIn: keep(LIMITS.signIn),
    redeem: keep(LIMITS.signIn),
  };
  const byPerson = { companion: keep(LIMITS.companion) };
  const passwords = { address: keep(LIMITS.wrongAdminPassword), account: keep(LIMITS.wrongAdminPassword) };

  const passwordUses = ({ address, account }: PasswordAttempt) => {
    const uses: [SlidingWindow, string][] = [[passwords.address, addressSubject(address)]];
    if (account) uses.push([passwords.account, account]);
    return uses;
  };

  return {
    take(what, { address, person }) {
      const uses: [SlidingWindow, string][] = [[byAddress[what], addressSubject(address)]];
      if (person && what === 'companion') uses.push([byPerson.companion, person]);
      return takeAll(uses);
    },
    takePassword: (attempt) => takeAll(passwordUses(attempt)),
    passwordWasRight(attempt) {
      for (const [window, subject] of passwordUses(attempt)) window.giveBack(subject);
    },
  };
}
