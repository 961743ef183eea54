/** Coins that one day gives at most (ST-17). */
export const DAILY_LIMIT = 10;

export interface Wallet {
  /** Coins, a whole number of at least 0. */
  amount: number;
  dailyCount: number;
}

export type ClaimOutcome = { code: 'claimed'; wallet: Wallet } | { code: 'daily_limit'; wallet: Wallet };

/** What the page says after a claim (ST-17); a coin that arrived speaks for itself. */
export const sayClaim = {
  claimed: undefined,
  daily_limit: `⚠️ Daily limit reached (${DAILY_LIMIT} coins).`,
} satisfies Record<ClaimOutcome['code'], string | undefined>;

interface ClaimAnswer {
  code: string;
  amount: number;
  daily_count: number;
}

/** @throws when the database answers a code that this page does not know. */
export function parseClaim(answer: unknown): ClaimOutcome {
  const { code, amount, daily_count } = answer as ClaimAnswer;
  if (code !== 'claimed' && code !== 'daily_limit') throw new Error(`Unknown claim code ${code}`);
  return { code, wallet: { amount: Number(amount), dailyCount: daily_count } };
}
