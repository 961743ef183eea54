/** At most `max` within any `seconds` in a row. */
export interface Limit {
  max: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Every limit of the portal. The front keeps the first group, by visitor address and by person;
 * the database keeps the second by person, with the same figures in its functions.
 */
export const LIMITS = {
  companion: { max: 40, seconds: 2 * MINUTE },
  signIn: { max: 20, seconds: 10 * MINUTE },
  wrongAdminPassword: { max: 5, seconds: 15 * MINUTE },
  /** From all addresses together that have never signed in to the account. */
  wrongPasswordOfAccount: { max: 50, seconds: 15 * MINUTE },
  api: { max: 3_000, seconds: MINUTE },

  shortLink: { max: 20, seconds: HOUR },
  shortLinkLookUp: { max: 60, seconds: MINUTE },
  chatBurst: { max: 5, seconds: 5 },
  chat: { max: 30, seconds: MINUTE },
  promoAttempt: { max: 10, seconds: HOUR },
  claim: { max: 60, seconds: MINUTE },
} as const satisfies Record<string, Limit>;

/** What `PORTAL_RATE_LIMITS=relaxed` multiplies every limit by. */
export const RELAXED_FACTOR = 20;

/** Requests of one address that the back end works on at once, and that wait for their turn. */
export const CONCURRENCY = {
  atOnce: 16,
  /** Of those that read or write data where one session works for everybody: so many stand before a newcomer. */
  queriesOfOneSession: 4,
  waiting: 2_000,
} as const;

export const BODY_MAX_BYTES = 1_048_576;
