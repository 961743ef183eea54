import type { RuntimeConfig } from '@portal/contracts';
import {
  type Portal,
  type PortalClient,
  type Profile,
  type ProfileState,
  providePortal,
  type SessionState,
} from '@portal/supabase';
import { onTestFinished, vi } from 'vitest';
import { type FakeAnswers, fakePortalClient } from './fakePortalClient';

export interface FakePortalOptions {
  /** Defaults to a session of `profile`, or to nobody. */
  session?: SessionState;
  /** A profile stands for `{ status: 'ready', profile }`. */
  profile?: Profile | ProfileState;
  /** Stands in for the client as a whole; usually `answers` is closer to the truth. */
  client?: unknown;
  /** What the back end answers to a real client: `{ 'GET /rest/v1/profiles': () => [row] }`. */
  answers?: FakeAnswers;
  config?: Partial<RuntimeConfig>;
}

export interface FakePortal extends Portal {
  setSession(session: SessionState): void;
  setProfile(profile: ProfileState): void;
}

/** A portal whose session, profile and back end the running test decides; taken away again when the test ends. */
export function fakePortal({ client, answers = {}, ...options }: FakePortalOptions = {}): FakePortal {
  const ready = options.profile && 'id' in options.profile ? options.profile : undefined;
  const session = valueStore<SessionState>(
    options.session ??
      (ready
        ? { status: 'signed-in', user: { id: ready.id, email: ready.email ?? null } }
        : { status: 'signed-out' }),
  );
  const profile = valueStore<ProfileState>(
    ready ? { status: 'ready', profile: ready } : ((options.profile as ProfileState) ?? { status: 'none' }),
  );
  const signOutListeners = new Set<() => void>();
  let made: Promise<PortalClient> | undefined;

  const fake: FakePortal = {
    config: { ...CONFIG, ...options.config },
    client: () => {
      made ??= Promise.resolve((client as PortalClient | undefined) ?? fakePortalClient(answers));
      return made;
    },
    session,
    profile,
    adminFlag: flagStore(),
    signInWithDiscord: vi.fn(async () => {}),
    signInAsAdmin: vi.fn(async () => false),
    signOut: vi.fn(async () => {
      localStorage.removeItem('isAdmin');
      session.set({ status: 'signed-out' });
      profile.set({ status: 'none' });
      for (const listener of signOutListeners) listener();
    }),
    onSignOut(listener) {
      signOutListeners.add(listener);
      return () => signOutListeners.delete(listener);
    },
    takeFreshSignIn: vi.fn(() => false),
    setSession: session.set,
    setProfile: profile.set,
  };
  providePortal(fake);
  onTestFinished(() => providePortal(undefined));
  return fake;
}

const CONFIG: RuntimeConfig = {
  supabaseUrl: 'http://portal.test',
  supabaseKey: 'publishable',
  publicUrl: 'http://portal.test',
  deterrence: false,
  streaming: true,
  discordAvatars: false,
  release: 'test',
};

function valueStore<T>(value: T) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function flagStore() {
  return {
    get: () => typeof localStorage !== 'undefined' && localStorage.getItem('isAdmin') === 'true',
    subscribe(listener: () => void) {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}
