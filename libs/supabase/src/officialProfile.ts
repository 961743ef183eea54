import { brand } from '@portal/brand';
import type { Profile } from './portal';
import { isRecord, textOr } from './unknownValues';

type Named = Pick<typeof brand, 'name' | 'slug'>;

/**
 * The official account, which lives in the page alone: no row, no follows (PR-37).
 *
 * @param stored the text under `{slug}Profile`, whose fields take precedence (PR-38); anything broken is ignored.
 */
export function officialProfile(stored: string | null = null, { name, slug }: Named = brand): Profile {
  const own = parseRecord(stored);
  return {
    id: `${slug}-official`,
    username: textOr(own.username, slug),
    avatar: textOr(own.avatar, '/avatars/official.svg'),
    banner: textOr(own.banner, null),
    bio: textOr(own.bio, `Official account of ${name}`),
    verified: typeof own.verified === 'boolean' ? own.verified : true,
    email: textOr(own.email, null),
  };
}

/** Whether `/users/{username}` is the official account, in any case. */
export function isOfficialUsername(username: string, { slug }: Named = brand): boolean {
  return username.toLowerCase() === slug;
}

/**
 * Whether the text under `{slug}_local` is a local session of the official account (PR-39).
 */
export function isOfficialLocalSession(stored: string | null, { slug }: Named = brand): boolean {
  const { id, username } = parseRecord(stored);
  return id === `${slug}_local` && username === slug;
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
