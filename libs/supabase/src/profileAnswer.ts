import type { Profile } from './portal';
import { isRecord, textOr } from './unknownValues';

/** What `ensure_profile()` and `sync_profile()` answer. */
export type ProfileAnswer =
  | { code: 'ok'; profile: Profile; changed: boolean }
  | { code: 'reserved_name' }
  | { code: 'admin' };

/** @throws {TypeError} when the back end answers something this page does not know. */
export function parseProfileAnswer(value: unknown): ProfileAnswer {
  if (isRecord(value)) {
    const { code, profile, changed } = value;
    if (code === 'reserved_name' || code === 'admin') return { code };
    if (code === 'ok' && isRecord(profile) && typeof profile.id === 'string')
      return { code, profile: readProfile(profile.id, profile), changed: changed === true };
  }
  throw new TypeError('The back end gave an unknown answer about the profile');
}

function readProfile(id: string, row: Record<string, unknown>): Profile {
  return {
    id,
    username: textOr(row.username, ''),
    avatar: textOr(row.avatar, null),
    banner: textOr(row.banner, null),
    bio: textOr(row.bio, ''),
    verified: row.verified === true,
    email: textOr(row.email, null),
  };
}
