import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProfile, useSession, useSignedIn } from './hooks';
import { startPortal } from './startPortal';
import { STORAGE_KEYS } from './storageKeys';

const NELLY = { id: '11111111-1111-4111-8111-111111111111', email: 'nelly@example.test' };
const OTTO = { id: '22222222-2222-4222-8222-222222222222', email: null };

const sessionOf = (user: { id: string; email: string | null }) => ({
  access_token: `token of ${user.id}`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: Math.floor(Date.now() / 1_000) + 3_600,
  user: { ...user, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
});
const profileOf = (user: { id: string; email: string | null }, username: string) => ({
  ...user,
  username,
  avatar: null,
  banner: null,
  bio: '',
  verified: false,
});
const okay = (username = 'nelly', changed = false) => ({
  code: 'ok',
  changed,
  profile: profileOf(NELLY, username),
});

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

interface Situation {
  stored?: typeof NELLY | typeof OTTO;
  flagged?: boolean;
  address?: string;
  answers?: Record<string, (body: Record<string, unknown>) => unknown>;
}

/** Opens the page in a situation. `calls` are the paths that the back end was asked for, in order. */
function setUp({ stored, flagged, address = '/', answers = {} }: Situation = {}) {
  if (stored) localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionOf(stored)));
  if (flagged) localStorage.setItem('isAdmin', 'true');
  window.history.replaceState(null, '', address);
  const replies: Situation['answers'] = {
    ensure_profile: () => okay(),
    sync_profile: () => okay(),
    ...answers,
  };
  const calls: string[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    calls.push(name);
    const reply = await replies[name]?.(JSON.parse(String(init?.body ?? '{}')));
    if (reply === undefined) throw new TypeError('Failed to fetch');
    return reply instanceof Response ? reply : Response.json(reply);
  });
  const goTo = vi.fn();
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const config = {
    supabaseUrl: 'http://portal.test',
    supabaseKey: 'publishable',
    publicUrl: 'http://portal.test',
    deterrence: false,
    streaming: true,
    discordAvatars: false,
    release: 'test',
  };
  const portal = startPortal(config, { fetch: fetch as typeof globalThis.fetch, goTo, until: page.signal });
  return { portal, calls, fetch, goTo, alert, warn };
}

function arriving(answers: Situation['answers'] = {}) {
  localStorage.setItem(STORAGE_KEYS.verifier, JSON.stringify('v'.repeat(56)));
  return setUp({ address: '/?code=abc', answers: { token: () => sessionOf(NELLY), ...answers } });
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
/** What other tabs did to the storage reaches this one as an event. */
const otherTab = (key: string, value: string | null) => {
  const oldValue = localStorage.getItem(key);
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value }));
};
const settled = (check: () => void) => vi.waitFor(check, { timeout: 4_000 });

describe('the session', () => {
  it('is nobody at once when none is stored, without fetching the client or asking anything', () => {
    const { portal, calls } = setUp();
    expect(portal.session.get()).toEqual({ status: 'signed-out' });
    expect(portal.profile.get()).toEqual({ status: 'none' });
    expect(calls).toEqual([]);
  });

  it('is there at once when one is stored, and its profile is fetched or created (AU-15, AU-17)', async () => {
    const { portal, calls } = setUp({ stored: NELLY });
    expect(portal.session.get()).toEqual({ status: 'signed-in', user: NELLY });
    expect(portal.profile.get()).toEqual({ status: 'loading' });
    await settled(() => expect(portal.profile.get()).toMatchObject({ profile: { username: 'nelly' } }));
    expect(calls).toEqual(['ensure_profile']);
  });

  it('is nobody when what is stored is broken', () => {
    localStorage.setItem(STORAGE_KEYS.session, '{"access_token":');
    expect(setUp().portal.session.get()).toEqual({ status: 'signed-out' });
  });

  it('ends when the back end refuses to renew it', async () => {
    const expired = { ...sessionOf(NELLY), expires_at: 1 };
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(expired));
    localStorage.setItem('isAdmin', 'true');
    const refused = () => Response.json({ code: 'refresh_token_not_found', message: 'no' }, { status: 400 });
    const { portal } = setUp({ answers: { token: refused } });
    await settled(() => expect(portal.session.get()).toEqual({ status: 'signed-out' }));
    expect(localStorage.getItem('isAdmin')).toBeNull();
  });

  it('survives an expired token while the network is down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify({ ...sessionOf(NELLY), expires_at: 1 }));
    // The client reports by itself that it could not renew the token.
    vi.mocked(console.error).mockImplementation(() => {});
    const { portal, calls } = setUp({ answers: { ensure_profile: () => undefined } });
    await vi.waitFor(() => expect(calls).toContain('token'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(portal.session.get()).toEqual({ status: 'signed-in', user: NELLY });
    expect(portal.profile.get()).toEqual({ status: 'unavailable' });
    expect(localStorage.getItem(STORAGE_KEYS.session)).not.toBeNull();
  });
});

describe('coming back from Discord', () => {
  it('shows the person only once the profile is there, greets once, and cleans the address (OP-99)', async () => {
    const seen: string[] = [];
    const { portal, calls } = arriving();
    portal.session.subscribe(() =>
      seen.push(`${portal.session.get().status} ${portal.profile.get().status}`),
    );
    expect(portal.session.get()).toEqual({ status: 'loading' });
    expect(portal.takeFreshSignIn()).toBe(false);
    await settled(() => expect(portal.profile.get()).toMatchObject({ status: 'ready' }));
    expect(calls.slice(0, 2)).toEqual(['token', 'ensure_profile']);
    expect(calls.filter((call) => call === 'ensure_profile')).toHaveLength(1);
    expect(seen).toEqual(['signed-in ready']);
    expect(window.location.search).toBe('');
    expect(portal.takeFreshSignIn()).toBe(true);
    expect(portal.takeFreshSignIn()).toBe(false);
  });

  it('refuses the reserved name: alert, signed out everywhere, to /login (AU-26, AU-27, AU-28)', async () => {
    const { portal, alert, goTo, calls } = arriving({
      ensure_profile: () => ({ code: 'reserved_name', profile: null }),
    });
    const shown: string[] = [];
    portal.session.subscribe(() => shown.push(portal.session.get().status));
    await settled(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/username "Wisp" is reserved for the official profile/),
    );
    expect(shown).toEqual(['signed-out']);
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
    expect(portal.takeFreshSignIn()).toBe(false);
    await settled(() => expect(calls).toContain('logout'));
  });

  it('is a sign-in even when the profile cannot be had yet', async () => {
    const { portal } = arriving({ ensure_profile: () => undefined });
    await settled(() => expect(portal.session.get()).toMatchObject({ status: 'signed-in' }));
    expect(portal.takeFreshSignIn()).toBe(true);
  });

  it('only logs an error of the provider, and cleans the address (AU-07)', () => {
    const { portal, warn, alert, calls } = setUp({
      address: '/?error=access_denied&error_description=Denied',
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith('sign-in:', 'Denied');
    expect(window.location.search).toBe('');
    expect(portal.session.get()).toEqual({ status: 'signed-out' });
    expect(alert).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('only logs a code that the back end refuses, and keeps an older session', async () => {
    localStorage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionOf(OTTO)));
    const { portal, warn } = arriving({
      token: () => Response.json({ code: 'bad_code', message: 'Too late' }, { status: 400 }),
    });
    await settled(() => expect(portal.session.get()).toMatchObject({ user: { id: OTTO.id } }));
    expect(warn).toHaveBeenCalledWith('sign-in:', 'Too late');
    expect(window.location.search).toBe('');
    expect(portal.takeFreshSignIn()).toBe(false);
  });

  it('does not redeem a code that this browser did not ask for', () => {
    const { calls, warn } = setUp({ address: '/?code=stolen' });
    expect(calls).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(window.location.search).toBe('');
  });
});

describe('signing in', () => {
  it('leaves for Discord with the site origin as the way back (AU-06)', async () => {
    const { portal, goTo } = setUp();
    await portal.signInWithDiscord();
    const address = new URL(goTo.mock.calls[0]?.[0]);
    expect(address.pathname).toBe('/auth/v1/authorize');
    expect(address.searchParams.get('provider')).toBe('discord');
    expect(address.searchParams.get('redirect_to')).toBe(window.location.origin);
    expect(address.searchParams.get('code_challenge_method')).toBe('s256');
  });

  it('raises the flag for the admin, who gets no profile (AU-12, TR-120)', async () => {
    const { portal, calls } = setUp({
      answers: { token: () => sessionOf(NELLY), ensure_profile: () => ({ code: 'admin', profile: null }) },
    });
    expect(await portal.signInAsAdmin('admin@localhost', 'right')).toBe(true);
    expect(localStorage.getItem('isAdmin')).toBe('true');
    expect(portal.session.get()).toMatchObject({ status: 'signed-in' });
    expect(portal.profile.get()).toEqual({ status: 'none' });
    expect(calls).toEqual(['token', 'ensure_profile']);
  });

  it.each([
    ['wrong credentials', { token: () => Response.json({ code: 'invalid_credentials' }, { status: 400 }) }],
    ['too many attempts', { token: () => Response.json({ code: 'over_limit' }, { status: 429 }) }],
    [
      'a person who is no admin',
      {
        token: () => sessionOf(NELLY),
        ensure_profile: () => new Promise((answer) => setTimeout(() => answer(okay()), 20)),
      },
    ],
    ['no answer about the role', { token: () => sessionOf(NELLY), ensure_profile: () => undefined }],
  ])('refuses %s, and shows nobody as signed in meanwhile (AU-13)', async (_what, answers) => {
    const { portal } = setUp({ answers });
    const shown: string[] = [];
    portal.session.subscribe(() => shown.push(portal.session.get().status));
    expect(await portal.signInAsAdmin('admin@localhost', 'wrong')).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(shown).not.toContain('signed-in');
    expect(localStorage.getItem('isAdmin')).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBeNull();
  });
});

describe('keeping the profile in step', () => {
  const SYNC_MS = 15_000;
  const clockwork = async (situation: Situation) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = setUp({ stored: NELLY, ...situation });
    await vi.waitFor(() => expect(opened.portal.profile.get().status).not.toBe('loading'));
    opened.calls.length = 0;
    return opened;
  };

  it('asks every 15 s, and draws nothing anew while nothing differs (AU-23, AU-24)', async () => {
    const { portal, calls } = await clockwork({});
    const drawn = vi.fn();
    portal.profile.subscribe(drawn);
    await vi.advanceTimersByTimeAsync(SYNC_MS - 1_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000 + SYNC_MS);
    expect(calls).toEqual(['sync_profile', 'sync_profile']);
    expect(drawn).not.toHaveBeenCalled();
  });

  it('shows what has changed', async () => {
    const { portal } = await clockwork({ answers: { sync_profile: () => okay('nelly2', true) } });
    await vi.advanceTimersByTimeAsync(SYNC_MS);
    await vi.waitFor(() => expect(portal.profile.get()).toMatchObject({ profile: { username: 'nelly2' } }));
  });

  it('rests while the tab is hidden and when nobody is signed in (OP-103)', async () => {
    const { portal, calls } = await clockwork({});
    hide(true);
    await vi.advanceTimersByTimeAsync(4 * SYNC_MS);
    expect(calls).toEqual([]);
    hide(false);
    await vi.advanceTimersByTimeAsync(SYNC_MS);
    expect(calls).toEqual(['sync_profile']);
    await portal.signOut();
    calls.length = 0;
    await vi.advanceTimersByTimeAsync(4 * SYNC_MS);
    expect(calls).toEqual([]);
  });

  it('never asks for the admin (TR-120)', async () => {
    const { calls } = await clockwork({
      answers: { ensure_profile: () => ({ code: 'admin', profile: null }) },
    });
    await vi.advanceTimersByTimeAsync(4 * SYNC_MS);
    expect(calls).toEqual([]);
  });

  it('tries a profile again that could not be had', async () => {
    let up = false;
    const { portal } = await clockwork({ answers: { ensure_profile: () => (up ? okay() : undefined) } });
    expect(portal.profile.get()).toEqual({ status: 'unavailable' });
    up = true;
    await vi.advanceTimersByTimeAsync(SYNC_MS);
    await vi.waitFor(() => expect(portal.profile.get()).toMatchObject({ status: 'ready' }));
  });

  it('keeps the profile when a comparison fails', async () => {
    const { portal } = await clockwork({ answers: { sync_profile: () => undefined } });
    await vi.advanceTimersByTimeAsync(SYNC_MS);
    expect(portal.profile.get()).toMatchObject({ status: 'ready' });
  });

  it('refuses a name that has become the reserved one, and sends to /login', async () => {
    const { portal, alert, goTo } = await clockwork({
      answers: { sync_profile: () => ({ code: 'reserved_name', profile: null }) },
    });
    await vi.advanceTimersByTimeAsync(SYNC_MS);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
    expect(alert).toHaveBeenCalledOnce();
    expect(portal.session.get()).toEqual({ status: 'signed-out' });
  });
});

describe('signing out', () => {
  it('clears session, profile, flag and keys, and tells whoever keeps something (AU-25, OP-98)', async () => {
    const { portal, calls } = setUp({ stored: NELLY, flagged: true, answers: { logout: () => ({}) } });
    await settled(() => expect(portal.profile.get()).toMatchObject({ status: 'ready' }));
    localStorage.setItem(STORAGE_KEYS.localSession, '{}');
    localStorage.setItem(STORAGE_KEYS.officialProfile, '{}');
    localStorage.setItem('streak', '3');
    const left = vi.fn();
    portal.onSignOut(left);

    await portal.signOut();

    expect(portal.session.get()).toEqual({ status: 'signed-out' });
    expect(portal.profile.get()).toEqual({ status: 'none' });
    expect({ ...localStorage }).toEqual({ streak: '3' });
    expect(calls.at(-1)).toBe('logout');
    expect(left).toHaveBeenCalledOnce();
  });

  it('works without a network', async () => {
    const { portal } = setUp({ stored: NELLY, answers: { ensure_profile: () => undefined } });
    await portal.signOut();
    expect(portal.session.get()).toEqual({ status: 'signed-out' });
    expect(localStorage).toHaveLength(0);
  });

  it('works when there is only the flag (TR-80)', async () => {
    const { portal, calls } = setUp({ flagged: true });
    const left = vi.fn();
    portal.onSignOut(left);
    await portal.signOut();
    expect(localStorage.getItem('isAdmin')).toBeNull();
    expect(left).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  it('stops telling whoever does not listen any more', async () => {
    const { portal } = setUp({ flagged: true });
    const left = vi.fn();
    portal.onSignOut(left)();
    await portal.signOut();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  it('are followed when someone signs in there', async () => {
    const { portal } = setUp();
    otherTab(STORAGE_KEYS.session, JSON.stringify(sessionOf(NELLY)));
    expect(portal.session.get()).toEqual({ status: 'signed-in', user: NELLY });
    await settled(() => expect(portal.profile.get()).toMatchObject({ status: 'ready' }));
  });

  it('do the telling when a reserved name signs in there', async () => {
    const { portal, alert, goTo } = setUp({
      answers: { ensure_profile: () => ({ code: 'reserved_name', profile: null }) },
    });
    otherTab(STORAGE_KEYS.session, JSON.stringify(sessionOf(NELLY)));
    await settled(() => expect(portal.session.get()).toEqual({ status: 'signed-out' }));
    expect(alert).not.toHaveBeenCalled();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('are followed when someone signs out there', async () => {
    const { portal } = setUp({ stored: NELLY });
    const left = vi.fn();
    portal.onSignOut(left);
    otherTab(STORAGE_KEYS.session, null);
    expect(portal.session.get()).toEqual({ status: 'signed-out' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('are followed to another person, whose predecessor is forgotten first', async () => {
    const { portal } = setUp({ stored: NELLY });
    const left = vi.fn();
    portal.onSignOut(left);
    otherTab(STORAGE_KEYS.session, JSON.stringify(sessionOf(OTTO)));
    expect(portal.session.get()).toMatchObject({ user: { id: OTTO.id } });
    expect(portal.profile.get()).toEqual({ status: 'loading' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('are followed when only the flag goes', () => {
    const { portal } = setUp({ flagged: true });
    const left = vi.fn();
    portal.onSignOut(left);
    otherTab('isAdmin', null);
    expect(portal.adminFlag.get()).toBe(false);
    expect(left).toHaveBeenCalledOnce();
  });

  it('are followed when they clear everything', () => {
    const { portal } = setUp({ stored: NELLY });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(portal.session.get()).toEqual({ status: 'signed-out' });
  });

  it('do not start a second profile when they renew the token', async () => {
    const { portal, calls } = setUp({ stored: NELLY });
    await settled(() => expect(portal.profile.get()).toMatchObject({ status: 'ready' }));
    otherTab(STORAGE_KEYS.session, JSON.stringify({ ...sessionOf(NELLY), access_token: 'renewed' }));
    expect(calls).toEqual(['ensure_profile']);
  });
});

describe('in components', () => {
  function Mirror() {
    return <p>{`${useSession().status} ${useProfile().status} ${useSignedIn()}`}</p>;
  }

  it('follows the portal', async () => {
    const { portal } = setUp({ stored: NELLY });
    render(<Mirror />);
    expect(screen.getByText('signed-in loading true')).toBeVisible();
    expect(await screen.findByText('signed-in ready true')).toBeVisible();
    await act(() => portal.signOut());
    expect(screen.getByText('signed-out none false')).toBeVisible();
  });

  it('does not say whether anybody is signed in before that is known (AU-33)', async () => {
    arriving();
    render(<Mirror />);
    expect(screen.getByText('loading loading undefined')).toBeVisible();
    expect(await screen.findByText(/signed-in .* true/)).toBeVisible();
  });

  it.each([
    ['true', 'true'],
    ['TRUE', 'false'],
    ['1', 'false'],
    ['yes', 'false'],
    ['', 'false'],
  ])('takes the flag %j for %s (SH-48)', (value, expected) => {
    localStorage.setItem('isAdmin', value);
    setUp();
    render(<Mirror />);
    expect(screen.getByText(`signed-out none ${expected}`)).toBeVisible();
  });
});
