import type { RuntimeConfig } from '@portal/contracts';

const DISCORD_IMAGES = 'https://cdn.discordapp.com';

/**
 * The address to show for an avatar, or `null` where the default avatar has to stand in: only images of our own
 * origin are asked for, and Discord's when the operator configured Discord.
 */
export function shownAvatar(
  avatar: string | null,
  { publicUrl, discordAvatars }: Pick<RuntimeConfig, 'publicUrl' | 'discordAvatars'>,
): string | null {
  if (!avatar || !URL.canParse(avatar, publicUrl)) return null;
  const { origin, href } = new URL(avatar, publicUrl);
  const allowed = [new URL(publicUrl).origin, ...(discordAvatars ? [DISCORD_IMAGES] : [])];
  return allowed.includes(origin) ? href : null;
}
