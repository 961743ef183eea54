/** What Discord, or its stand-in, says of a person. */
export interface DiscordAccount {
  /** Discord's number of the account, or the stand-in's name for it; the two never meet. */
  id: string;
  /** Up to 32 characters of any script. */
  username: string;
  /** `0` for every account made since 2023. */
  discriminator: string;
  globalName: string | null;
  avatarUrl: string | null;
  email: string | null;
  isEmailVerified: boolean;
}

/** Whom we ask who somebody is. */
export interface DiscordProvider {
  /** Who vouches: `iss` of the identity. */
  issuer: string;
  /** Where a person agrees to tell us; comes back to the callback with this state. */
  consentUrl(state: string): string;
  /** @throws when the code is not, or no longer, good. */
  accountOf(code: string): Promise<DiscordAccount>;
  /** Whether the address follows what was typed last; Discord's is only taken at the first sign-in, as by GoTrue. */
  updatesEmail: boolean;
}
