import { useSyncExternalStore } from 'react';
import { portal } from './currentPortal';
import type { ProfileState, SessionState, Store } from './portal';

function useStore<T>({ get, subscribe }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

export function useSession(): SessionState {
  return useStore(portal().session);
}

export function useProfile(): ProfileState {
  return useStore(portal().profile);
}

/** Whether local storage `isAdmin` is exactly the string `true` (SH-48). */
export function useAdminFlag(): boolean {
  return useStore(portal().adminFlag);
}

/** A session or the admin flag; `undefined` while that is not known yet (AU-33). */
export function useSignedIn(): boolean | undefined {
  const session = useSession();
  const flagged = useAdminFlag();
  if (flagged) return true;
  return session.status === 'loading' ? undefined : session.status === 'signed-in';
}
