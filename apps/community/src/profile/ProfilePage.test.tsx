import type { Profile } from '@portal/supabase';
import { type FakePortalOptions, fakePortal } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ProfilePage } from './ProfilePage';

const nelly: Profile = {
  id: 'a',
  username: 'nelly',
  avatar: '/nelly.png',
  banner: null,
  bio: 'I like the rain.',
  verified: false,
  email: 'nelly@example.com',
};

function setUp(options: FakePortalOptions) {
  const portal = fakePortal({ config: { publicUrl: 'http://portal.test' }, ...options });
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Routes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/login" element={<p>the login page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { portal, alert, user };
}

describe("a person's profile", () => {
  it('shows title, picture, name, e-mail and bio (PR-01, PR-02, PR-03, PR-06, PR-07)', () => {
    setUp({ profile: nelly });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile Account' })).toBeVisible();
    expect(screen.getByRole('img', { name: "nelly's avatar" })).toHaveAttribute(
      'src',
      'http://portal.test/nelly.png',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'nelly' })).toBeVisible();
    expect(screen.getByText('nelly@example.com')).toBeVisible();
    expect(screen.getByText('I like the rain.')).toBeVisible();
    expect(screen.getByText(/Discord picture, e-mail or username\? Log out and log in again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('stands in for what is missing (PR-02, PR-03, PR-07, TR-74)', () => {
    setUp({ profile: { ...nelly, username: '', avatar: null, bio: '', email: null } });
    expect(screen.getByRole('heading', { level: 2, name: 'No Username' })).toBeVisible();
    expect(screen.getByRole('img', { name: "No Username's avatar" })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    expect(screen.getByText('Your Discord account is connected to Wisp.')).toBeVisible();
    expect(screen.getByText('No e-mail address')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy URL' })).toBeNull();
  });

  it('asks no foreign host for the picture', () => {
    setUp({ profile: { ...nelly, avatar: 'https://tracker.example/pixel.png' } });
    expect(screen.getByRole('img', { name: "nelly's avatar" })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:/),
    );
  });

  it('offers verification only to those without the badge (PR-04, PR-05)', () => {
    const { portal } = setUp({ profile: nelly });
    expect(screen.getByRole('link', { name: 'Get Verified' })).toHaveAttribute('href', '/Reqverified');
    expect(screen.queryByRole('img', { name: /verified/i })).toBeNull();
    act(() => portal.setProfile({ status: 'ready', profile: { ...nelly, verified: true } }));
    expect(screen.queryByRole('link', { name: 'Get Verified' })).toBeNull();
    expect(screen.getByRole('img', { name: /verified/i })).toBeVisible();
  });

  it('copies the public address and alerts (PR-13, PR-14)', async () => {
    const { alert, user } = setUp({ profile: nelly });
    expect(screen.getByLabelText('Public profile')).toHaveValue('http://portal.test/users/nelly');
    await user.click(screen.getByRole('button', { name: 'Copy URL' }));
    expect(await navigator.clipboard.readText()).toBe('http://portal.test/users/nelly');
    expect(alert).toHaveBeenCalledExactlyOnceWith('URL copied to clipboard!');
  });

  it('says so when the browser does not allow copying', async () => {
    const { alert, user } = setUp({ profile: nelly });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy URL' }));
    expect(await screen.findByText(/did not allow copying/)).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });

  it('logs out, and is gone with the session (PR-11)', async () => {
    const { portal, user } = setUp({ profile: nelly });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(portal.signOut).toHaveBeenCalledOnce();
    expect(await screen.findByText('the login page')).toBeVisible();
  });

  it('waits for a profile on its way, and keeps Logout at hand when it is out of reach', () => {
    const session = { status: 'signed-in', user: { id: 'a', email: null } } as const;
    const { portal } = setUp({ session, profile: { status: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    act(() => portal.setProfile({ status: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your profile is out of reach');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
  });
});

describe('the official profile', () => {
  it('is shown with the flag, without anything to verify (PR-20, AU-32)', async () => {
    localStorage.setItem('isAdmin', 'true');
    const { user } = setUp({});
    expect(screen.getByRole('heading', { level: 2, name: 'wisp' })).toBeVisible();
    expect(screen.getByText('Official account of Wisp')).toBeVisible();
    expect(screen.getByRole('img', { name: "wisp's avatar" })).toHaveAttribute(
      'src',
      'http://portal.test/avatars/official.svg',
    );
    expect(screen.queryByRole('link', { name: 'Get Verified' })).toBeNull();
    expect(screen.queryByText(/followers|following/i)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('the login page')).toBeVisible();
  });

  it('tolerates a broken override (TR-118)', () => {
    localStorage.setItem('isAdmin', 'true');
    localStorage.setItem('wispProfile', '{broken');
    setUp({});
    expect(screen.getByText('Official account of Wisp')).toBeVisible();
  });
});
