import type { PortalUser, ProfileState, SessionState } from './portal';
import type { ProfileAnswer } from './profileAnswer';
import type { ProfileKeeper } from './profileKeeper';
import { createStore, type WritableStore } from './store';

export interface Identity {
  session: WritableStore<SessionState>;
  profile: WritableStore<ProfileState>;
  /** Lets this person, or nobody, be who is signed in. `answer` is their profile when it was asked for already. */
  admit(user: PortalUser | null, answer?: ProfileAnswer): void;
  /** Tells everybody who keeps something of the person that they have left. */
  tellLeft(): void;
  onLeft(listener: () => void): () => void;
}

/** Who is signed in on this page, as its components see it. */
export function createIdentity(keep: (profile: WritableStore<ProfileState>) => ProfileKeeper): Identity {
  const session = createStore<SessionState>({ status: 'loading' });
  const profile = createStore<ProfileState>({ status: 'loading' });
  const listeners = new Set<() => void>();
  const keeper = keep(profile);

  function tellLeft() {
    for (const listener of [...listeners]) listener();
  }

  return {
    session,
    profile,
    tellLeft,
    admit(user, answer) {
      const before = session.get();
      const formerId = before.status === 'signed-in' ? before.user.id : null;
      if (before.status === 'signed-in' && user?.id === formerId) {
        if (user?.email !== before.user.email) session.set({ status: 'signed-in', user: user as PortalUser });
        return;
      }
      if (before.status === 'signed-out' && !user) return;
      // A profile is never seen beside a session that it does not belong to.
      if (user) keeper.follow(user, answer);
      session.set(user ? { status: 'signed-in', user } : { status: 'signed-out' });
      if (!user) keeper.follow(null);
      if (formerId) tellLeft();
    },
    onLeft(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
