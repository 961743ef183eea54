import { fakePortal } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AccountBanner } from './AccountBanner';
import { TopBar } from './TopBar';

const person = { id: 'p1', username: 'ivy', avatar: null, banner: null, bio: '', verified: false };

function setUp(path = '/store') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <TopBar added={[]} />
      <AccountBanner />
    </MemoryRouter>,
  );
}

const account = () => screen.getByRole('banner').textContent;

it('offers Login to a visitor (SH-47, SH-50)', () => {
  fakePortal();
  setUp();
  expect(screen.getByRole('banner')).toHaveTextContent('Login');
  expect(screen.getByText(/to create an account/)).toHaveTextContent('Click Login to create an account');
  expect(screen.getAllByRole('link', { name: 'Login' })[1]).toHaveAttribute('href', '/login');
});

it('offers Profile with a session (SH-45, SH-51)', () => {
  fakePortal({ profile: person });
  setUp();
  expect(account()).toContain('Profile');
  expect(screen.getByText(/to view your account/)).toHaveTextContent('Click Profile to view your account');
  expect(screen.getAllByRole('link', { name: 'Profile' })[1]).toHaveAttribute('href', '/profile');
});

it('offers Profile with the local admin flag alone (SH-46)', () => {
  localStorage.setItem('isAdmin', 'true');
  fakePortal();
  setUp();
  expect(account()).toContain('Profile');
});

it.each(['1', 'TRUE', 'yes', ''])('takes %j for no flag (SH-48)', (value) => {
  localStorage.setItem('isAdmin', value);
  fakePortal();
  setUp();
  expect(account()).toContain('Login');
});

it('follows signing in and out without a reload (SH-49)', () => {
  const portal = fakePortal();
  setUp();
  act(() => portal.setSession({ status: 'signed-in', user: { id: 'p1', email: null } }));
  expect(account()).toContain('Profile');
  act(() => portal.setSession({ status: 'signed-out' }));
  expect(account()).toContain('Login');
});

it('leaves the banner out where it is hidden', () => {
  fakePortal();
  setUp('/login');
  expect(screen.queryByText(/to create an account/)).toBeNull();
});
