import { LIMITS, type Limit, RELAXED_FACTOR } from '../config/limits';
import { type PasswordLimits, passwordLimits, takeAll } from './passwordLimits';
import { type SlidingWindow, slidingWindow, type Wait } from './slidingWindow';
import { addressSubject } from './subjects';

/** What a visitor is about to do, as far as the front counts it. */
export type Counted = 'api' | 'companion' | 'signIn' | 'redeem';

export interface FrontLimits extends PasswordLimits {
  /** Counts one use for the address and, where one is known, for the person. @returns seconds to wait, or 0. */
  take(what: Counted, visitor: { address: string; person?: string }): Wait;
}

/** The limits that are kept in front of the back end, in memory; a restart forgets them. */
export function frontLimits({
  isRelaxed,
  nowMs = () => performance.now(),
}: {
  isRelaxed: boolean;
  nowMs?: () => number;
}): FrontLimits {
  const scaled = ({ max, seconds }: Limit) => ({ max: isRelaxed ? max * RELAXED_FACTOR : max, seconds });
  const keep = (limit: Limit) => slidingWindow(scaled(limit), nowMs);
  const byAddress: Record<Counted, SlidingWindow> = {
    api: keep(LIMITS.api),
    companion: keep(LIMITS.companion),
    signIn: keep(LIMITS.signIn),
    redeem: keep(LIMITS.signIn),
  };
  const byPerson = { companion: keep(LIMITS.companion) };
  const passwords = passwordLimits(
    { byAddress: scaled(LIMITS.wrongAdminPassword), byAccount: scaled(LIMITS.wrongPasswordOfAccount) },
    nowMs,
  );

  return {
    take(what, { address, person }) {
      const uses: [SlidingWindow, string][] = [[byAddress[what], addressSubject(address)]];
      if (person && what === 'companion') uses.push([byPerson.companion, person]);
      return takeAll(uses);
    },
    ...passwords,
  };
}
