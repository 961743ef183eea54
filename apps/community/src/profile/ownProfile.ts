import { isOfficialLocalSession, officialProfile, type Profile, type ProfileState } from '@portal/supabase';

export type OwnProfile =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'personal'; profile: Profile }
  /** The pseudo-profile, which has no follow data (PR-20). */
  | { status: 'official'; profile: Profile };

interface Known {
  flagged: boolean;
  profile: ProfileState;
  /** What the device keeps under `{slug}_local` and `{slug}Profile`. */
  stored: { localSession: string | null; officialProfile: string | null };
}

/** Whose profile `/profile` shows. A session without a row of its own is the admin's (TR-120). */
export function ownProfile({ flagged, profile, stored }: Known): OwnProfile {
  const official = flagged || isOfficialLocalSession(stored.localSession) || profile.status === 'none';
  if (official) return { status: 'official', profile: officialProfile(stored.officialProfile) };
  if (profile.status === 'ready') return { status: 'personal', profile: profile.profile };
  return { status: profile.status === 'unavailable' ? 'unavailable' : 'loading' };
}

/** The address that others find a profile at (PR-13). */
export function publicAddress(publicUrl: string, username: string): string {
  return `${publicUrl}/users/${encodeURIComponent(username)}`;
}
