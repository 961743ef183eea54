import type { RuntimeConfig } from '@portal/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.generated';

export type PortalClient = SupabaseClient<Database>;

export interface PortalUser {
  id: string;
  /** The person's own address; Discord accounts may have none. */
  email: string | null;
}

/** `loading` lasts until the stored session has been read: nobody is sent to /login before that (AU-33). */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: PortalUser };

export interface Profile {
  id: string;
  username: string;
  avatar: string | null;
  banner: string | null;
  bio: string;
  verified: boolean;
  /** Only on one's own profile, from the session; never selectable by others. */
  email?: string | null;
}

/**
 * `none` is a session without a profile row (the admin, TR-120), or no session at all;
 * `unavailable` is a row that could not be fetched and is asked for again every 15 s.
 */
export type ProfileState =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'unavailable' }
  | { status: 'ready'; profile: Profile };

/** A value that can be read now and watched, in the shape `useSyncExternalStore` wants. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** What the page has of its back end: exactly one per page, made by `startPortal`. */
export interface Portal {
  config: RuntimeConfig;
  /** The one typed client; its code arrives with the first call, so that pages without data stay light. */
  client(): Promise<PortalClient>;
  session: Store<SessionState>;
  profile: Store<ProfileState>;
  /** The local flag: display and routing hang on it, no data does (OP-97). */
  adminFlag: Store<boolean>;
  /** Leaves for Discord; comes back to the site's origin (AU-06). */
  signInWithDiscord(): Promise<void>;
  /** @returns whether the credentials were right; sets the local `isAdmin` flag when they were. */
  signInAsAdmin(email: string, password: string): Promise<boolean>;
  /** Ends the session, clears the profile, the `isAdmin` flag and what else AU-25 and OP-98 name, in every tab. */
  signOut(): Promise<void>;
  /** Runs when a session ends in any tab, e.g. to empty a remote's query cache. @returns the way to stop. */
  onSignOut(listener: () => void): () => void;
  /** Whether someone has just come back from Discord; true once per sign-in (OP-99). */
  takeFreshSignIn(): boolean;
}
