import { type FakeAnswers, fakePortal } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { UserPage } from './UserPage';

const nelly = {
  id: 'a',
  username: 'Nelly_Ghost',
  avatar: null,
  banner: null,
  bio: 'I like the rain.',
  verified: true,
};

function setUp(address: string, profiles: FakeAnswers[string] = () => []) {
  const asked = vi.fn(profiles);
  fakePortal({ answers: { 'GET /rest/v1/profiles': asked } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/users/:username" element={<UserPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const filters = () =>
    asked.mock.calls.map(([request]) => new URL(request.url).searchParams.get('username'));
  return { asked, filters };
}

it('shows heading, picture, name, badge and bio of whoever is called that (PR-21 to PR-24)', async () => {
  const { asked, filters } = setUp('/users/Nelly_Ghost', () => [nelly]);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('heading', { level: 1, name: "Nelly_Ghost's Profile" })).toBeVisible();
  expect(screen.getByRole('img', { name: "Nelly_Ghost's avatar" })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Nelly_Ghost' })).toBeVisible();
  expect(screen.getByRole('img', { name: /verified/i })).toBeVisible();
  expect(screen.getByText('I like the rain.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe("Nelly_Ghost's Profile · Wisp");
  expect(filters()).toEqual(['eq.Nelly_Ghost']);
  const columns = new URL(asked.mock.calls[0]![0].url).searchParams.get('select');
  expect(columns).toBe('id,username,avatar,banner,bio,verified');
});

it('stands in for a missing bio, and shows no badge that was not given (PR-24)', async () => {
  setUp('/users/nelly', () => [{ ...nelly, bio: '', verified: false }]);
  expect(await screen.findByText('Wisp User')).toBeVisible();
  expect(screen.queryByRole('img', { name: /verified/i })).toBeNull();
});

it('does not look for a name in another case that is longer than any', async () => {
  const { filters } = setUp(`/users/${'x'.repeat(33)}`);
  await vi.waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(filters()).toEqual([`eq.${'x'.repeat(33)}`]);
});

it('finds a name in another case, taking its signs for what they are (OP-93)', async () => {
  const { filters } = setUp('/users/nelly_ghost', (request) =>
    request.url.includes('ilike') ? [{ ...nelly, username: 'nellyXghost' }, nelly] : [],
  );
  expect(await screen.findByRole('heading', { level: 1, name: "Nelly_Ghost's Profile" })).toBeVisible();
  expect(filters()).toEqual(['eq.nelly_ghost', 'ilike.nelly\\_ghost']);
});

it('says when nobody is called that (PR-29, TR-115)', async () => {
  setUp('/users/nobody%20at%20all');
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  expect(screen.getByText('Nobody here is called nobody at all.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('tells a profile that is out of reach from one that does not exist, and tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let up = false;
  setUp('/users/nelly', () => {
    if (!up) throw new TypeError('Failed to fetch');
    return [nelly];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This profile is out of reach');
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('I like the rain.')).toBeVisible();
});

it.each(['/users/wisp', '/users/Wisp'])(
  'shows the official account at %s without asking (PR-35)',
  (address) => {
    const { asked } = setUp(address);
    expect(screen.getByRole('heading', { level: 1, name: "wisp's Profile" })).toBeVisible();
    expect(screen.getByText('Official account of Wisp')).toBeVisible();
    expect(screen.queryByText(/followers|following/i)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  },
);
