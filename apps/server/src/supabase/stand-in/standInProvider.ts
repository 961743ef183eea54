import { randomBytes } from 'node:crypto';
import type { DiscordAccount, DiscordProvider } from '../discord/DiscordProvider';

export const CONSENT_PATH = '/__discord/authorize';
const CODE_BYTES = 24;
const CODE_LIFETIME_MS = 60_000;
const CODES_AT_ONCE = 1_000;

/** Discord's part, played on this machine: codes are kept in memory, good once and for a minute. */
export interface StandIn extends DiscordProvider {
  /** @returns the code that stands for a person who has just agreed. */
  issueCode(account: DiscordAccount): string;
}

export function standInProvider(publicUrl: string, now: () => number = Date.now): StandIn {
  const codes = new Map<string, { account: DiscordAccount; expiresAt: number }>();
  return {
    issuer: `${publicUrl}/__discord`,
    updatesEmail: true,
    consentUrl: (state) => `${publicUrl}${CONSENT_PATH}?${new URLSearchParams({ state })}`,
    issueCode: (account) => {
      const code = randomBytes(CODE_BYTES).toString('base64url');
      const [oldest] = codes.keys();
      if (oldest && codes.size >= CODES_AT_ONCE) codes.delete(oldest);
      codes.set(code, { account, expiresAt: now() + CODE_LIFETIME_MS });
      return code;
    },
    accountOf: async (code) => {
      const issued = codes.get(code);
      codes.delete(code);
      if (!issued || issued.expiresAt <= now()) throw new Error('the stand-in does not know this code');
      return issued.account;
    },
  };
}
