import type { RuntimeConfig } from '@portal/contracts';
import { createAdminFlag } from './adminFlag';
import { beginArrival, finishArrival } from './arrival';
import { createPortalClient } from './createPortalClient';
import { providePortal } from './currentPortal';
import { forgetPerson, markFreshSignIn, storedSession, takeFreshMark } from './deviceSession';
import { createIdentity } from './identity';
import { lazily } from './lazily';
import { watchOtherTabs } from './otherTabs';
import type { Portal, PortalClient } from './portal';
import { askProfile, keepProfile } from './profileKeeper';
import { tellReservedName } from './reservedName';
import { discordAddress, endOnServer } from './signIn';
import { localText } from './storage';

export interface PortalOptions {
  fetch?: typeof fetch;
  /** Goes to an address, on the site or away from it. */
  goTo?: (address: string) => void;
  /** Ends the portal: nothing is watched, asked or renewed any more. A page needs one for as long as it lives. */
  until?: AbortSignal;
}

/** Starts the page's one portal, and provides it. The client's code is fetched when there is a session, or on demand. */
export function startPortal(config: RuntimeConfig, options: PortalOptions = {}): Portal {
  const {
    fetch: ask = (...request) => fetch(...request),
    goTo = (address) => window.location.assign(address),
    until = new AbortController().signal,
  } = options;
  const adminFlag = createAdminFlag(localText);
  const arriving = beginArrival();
  // While a sign-in is being judged, nobody is shown as signed in by it.
  let judging = arriving;
  // Whoever signed in in another tab is told there that their name is taken, not in every tab.
  let elsewhere = false;

  const client = lazily(async () => {
    const made = await createPortalClient(config, { storage: localText, arriving, fetch: ask });
    if (arriving) await judge(() => arrive(made));
    // Not inside the callback: the client waits for its listeners, and they would wait for the client.
    const { data } = made.auth.onAuthStateChange(() => void setTimeout(reread));
    until.addEventListener('abort', () => {
      data.subscription.unsubscribe();
      void made.auth.stopAutoRefresh();
    });
    return made;
  });
  const identity = createIdentity((profile) =>
    keepProfile(client, profile, {
      until,
      onReservedName: () => refuse(!elsewhere && document.visibilityState === 'visible'),
    }),
  );

  function reread() {
    if (judging || until.aborted) return;
    const user = storedSession()?.user ?? null;
    if (!user && identity.session.get().status === 'signed-in') forgetPerson(adminFlag);
    identity.admit(user);
  }

  async function judge<T>(signIn: () => Promise<T>): Promise<T> {
    judging = true;
    try {
      return await signIn();
    } finally {
      judging = false;
      reread();
    }
  }

  async function arrive(made: PortalClient) {
    const user = (await finishArrival(made)) && storedSession()?.user;
    if (!user) return;
    const answer = await askProfile(made, 'ensure_profile').catch(() => undefined);
    if (answer?.code === 'reserved_name') return refuse(true);
    markFreshSignIn();
    identity.admit(user, answer);
  }

  function refuse(tell: boolean) {
    if (tell) tellReservedName();
    void signOut();
    if (tell) goTo('/login');
  }

  function signInAsAdmin(email: string, password: string) {
    return judge(async () => {
      const made = await client();
      const { error } = await made.auth.signInWithPassword({ email, password });
      if (error) return false;
      const answer = await askProfile(made, 'ensure_profile').catch(() => undefined);
      const user = storedSession()?.user;
      if (answer?.code !== 'admin' || !user) return signOut().then(() => false);
      adminFlag.raise();
      identity.admit(user, answer);
      return true;
    });
  }

  async function signOut() {
    const ended = storedSession();
    const signedIn = identity.session.get().status === 'signed-in';
    forgetPerson(adminFlag);
    identity.admit(null);
    if (!signedIn) identity.tellLeft();
    // The client has nothing left to end, but its socket has to forget the token.
    if (client.begun()) client().then(({ auth }) => auth.signOut({ scope: 'local' }), console.warn);
    if (ended) await endOnServer(config, ended.accessToken, ask);
  }

  watchOtherTabs(adminFlag, {
    until,
    onSession() {
      const before = identity.session.get();
      reread();
      elsewhere ||= identity.session.get() !== before;
    },
    onFlagLowered: () => {
      if (identity.session.get().status !== 'signed-in') identity.tellLeft();
    },
  });

  const started: Portal = {
    config,
    client,
    session: identity.session,
    profile: identity.profile,
    adminFlag,
    signInWithDiscord: async () => goTo(await discordAddress(await client())),
    signInAsAdmin,
    signOut,
    onSignOut: identity.onLeft,
    takeFreshSignIn: () => identity.session.get().status === 'signed-in' && takeFreshMark(),
  };
  providePortal(started);
  if (arriving)
    client().catch((error) => {
      console.warn('sign-in:', error);
      judging = false;
      reread();
    });
  else reread();
  return started;
}
