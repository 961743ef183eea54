import { CONTRACT, type RemoteModule } from '@portal/contracts';
import { createRemotePages } from '@portal/federation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type FakePortalOptions, fakePortal } from '../fakePortal';
import { AlonePortal } from './AlonePortal';
import { type AloneRemote, recordOf } from './aloneRemote';

const Bed = () => <h1>Bed {useParams().number}</h1>;
const module: RemoteModule = {
  contract: CONTRACT,
  routes: [{ path: '/bed/:number', page: async () => Bed }],
};
const garden: AloneRemote = {
  name: 'garden',
  routes: [{ path: '/bed/:number', page: 'Bed', title: 'A bed' }],
  load: async () => ({ default: module }),
  samples: async () => ({}),
};

function open(address: string, { fresh = false, ...options }: FakePortalOptions & { fresh?: boolean } = {}) {
  history.replaceState(null, '', address);
  const portal = fakePortal(options);
  portal.takeFreshSignIn = () => fresh;
  const pages = createRemotePages([recordOf(garden)], { load: garden.load });
  render(
    <AlonePortal
      remotes={[garden]}
      pages={pages}
      scenario="member"
      problem={undefined}
      addresses={{ '/bed/:number': '/bed/7' }}
    />,
  );
  return portal;
}

const nelly = { id: 'a', username: 'nelly', avatar: null, banner: null, bio: '', verified: false };

it('lists every route, with an address that shows something', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: '/bed/:number' }));
  expect(await screen.findByRole('heading', { name: 'Bed 7' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-ready', 'true');
});

it('says of another address that somebody else draws it, and leads back', async () => {
  open('/bed/3');
  await screen.findByRole('heading', { name: 'Bed 3' });
  history.pushState(null, '', '/login');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('In the portal somebody else draws /login.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Bed 3' })).toBeVisible();
});

it('whoever comes back from Discord goes on where they were', async () => {
  sessionStorage.setItem('portal-dev-last-page', '/bed/5?row=2');
  open('/', { fresh: true, profile: nelly });
  expect(await screen.findByRole('heading', { name: 'Bed 5' })).toBeVisible();
  expect(location.search).toBe('?row=2');
});

it('the bar signs in and out, and shows the scenario', async () => {
  const portal = open('/');
  expect(screen.getByLabelText('Scenario')).toHaveValue('member');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Discord' }));
  expect(portal.signInWithDiscord).toHaveBeenCalledOnce();
});
