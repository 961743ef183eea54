import type { DiscordAccount } from './DiscordProvider';

/** What GoTrue's Discord provider keeps of an account; the database takes name and picture from it. */
export function identityData(account: DiscordAccount, issuer: string): Record<string, unknown> {
  const { id, username, discriminator, globalName, avatarUrl, email, isEmailVerified } = account;
  return {
    iss: issuer,
    sub: id,
    provider_id: id,
    name: `${username}#${discriminator}`,
    full_name: username,
    ...(avatarUrl ? { avatar_url: avatarUrl, picture: avatarUrl } : {}),
    custom_claims: { global_name: globalName ?? '' },
    ...(email ? { email } : {}),
    email_verified: isEmailVerified,
    phone_verified: false,
  };
}
