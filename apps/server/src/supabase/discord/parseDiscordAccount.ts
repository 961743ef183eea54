import * as v from 'valibot';
import type { DiscordAccount } from './DiscordProvider';

const User = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  discriminator: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '0'),
  global_name: v.nullish(v.string(), null),
  avatar: v.nullish(v.pipe(v.string(), v.regex(/^\w*$/)), null),
  email: v.nullish(v.pipe(v.string(), v.maxLength(255)), null),
  verified: v.nullish(v.boolean(), false),
});

const IMAGES = 'https://cdn.discordapp.com';
const DEFAULT_AVATARS = 5;

/** The picture that GoTrue takes: the person's own, animated where it is, or one of Discord's five. */
function avatarUrl({ id, avatar, discriminator }: v.InferOutput<typeof User>): string {
  if (!avatar) return `${IMAGES}/embed/avatars/${Number(discriminator) % DEFAULT_AVATARS}.png`;
  return `${IMAGES}/avatars/${id}/${avatar}.${avatar.startsWith('a_') ? 'gif' : 'png'}`;
}

/** PostgreSQL cannot store this one character. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** What Discord answers at `/users/@me`. @throws {v.ValiError} when it is something else. */
export function parseDiscordAccount(answer: unknown): DiscordAccount {
  const user = v.parse(User, answer);
  return {
    id: user.id,
    username: storable(user.username),
    discriminator: user.discriminator,
    globalName: user.global_name && storable(user.global_name),
    avatarUrl: avatarUrl(user),
    email: user.email ? storable(user.email).toLowerCase() : null,
    isEmailVerified: Boolean(user.email && user.verified),
  };
}
