import { type FakePortalOptions, fakePortal } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import remote from './module';
import { routes } from './routes';

const nelly = { id: 'a', username: 'nelly', avatar: null, banner: null, bio: '', verified: false };
const admin: FakePortalOptions = {
  session: { status: 'signed-in', user: { id: 'b', email: 'admin@localhost' } },
  profile: { status: 'none' },
};

/** Opens an address with the page that the remote declares for it. */
async function open(path: string, address: string, options: FakePortalOptions = {}) {
  fakePortal(options);
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const Page = await remote.routes.find((route) => route.path === path)!.page();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={<Page />} />
        <Route path="/login" element={<p>the login page</p>} />
        <Route path="/" element={<p>home</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return alert;
}

it.each(routes)('$path has a page of the name $page', async ({ path, page }) => {
  const component = await remote.routes.find((route) => route.path === path)!.page();
  expect(component.name).toBe(page);
});

it.each([
  ['/Shortener', 'Link Shortener'],
  ['/Gallery', 'My Gallery'],
  ['/AdminGallery', 'Admin Gallery'],
])('%s says what it is for, has a way home and no control that does nothing', async (path, title) => {
  await open(path, path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/not open yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button')).toBeNull();
});

it('/link/{slug} knows no link (SL-29, SL-30)', async () => {
  await open('/link/:slug', '/link/abc');
  expect(
    screen.getByRole('heading', { level: 1, name: 'URL Shortlink Not Found or Has Been Deleted' }),
  ).toBeVisible();
  expect(screen.getByText(/Please check the link or/)).toHaveTextContent(
    'Please check the link or create your own shortlink.',
  );
  expect(screen.getByRole('link', { name: /create your own shortlink/ })).toHaveAttribute(
    'href',
    '/Shortener',
  );
});

describe('/Reqverified', () => {
  it('turns visitors away to /login, and tells them (VE-01)', async () => {
    const alert = await open('/Reqverified', '/Reqverified');
    expect(screen.getByText('the login page')).toBeVisible();
    expect(alert).toHaveBeenCalledExactlyOnceWith('You must be logged in.');
  });

  it('takes the flag alone for nobody (TR-77)', async () => {
    localStorage.setItem('isAdmin', 'true');
    await open('/Reqverified', '/Reqverified');
    expect(screen.getByText('the login page')).toBeVisible();
  });

  it('opens for a member', async () => {
    const alert = await open('/Reqverified', '/Reqverified', { profile: nelly });
    expect(screen.getByRole('heading', { level: 1, name: 'Request Verification' })).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('/AdminRequests', () => {
  it('sends visitors home without a word, the flag too (VE-23, TR-78, OP-121)', async () => {
    localStorage.setItem('isAdmin', 'true');
    const alert = await open('/AdminRequests', '/AdminRequests');
    expect(screen.getByText('home')).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });

  it('sends other members home, and tells them (VE-22)', async () => {
    const alert = await open('/AdminRequests', '/AdminRequests', { profile: nelly });
    expect(screen.getByText('home')).toBeVisible();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Not authorized.');
  });

  it('opens for the admin (VE-18)', async () => {
    await open('/AdminRequests', '/AdminRequests', admin);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Verification Requests (Admin Only)' }),
    ).toBeVisible();
  });

  it('does not open before the role is known', async () => {
    await open('/AdminRequests', '/AdminRequests', { ...admin, profile: { status: 'loading' } });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});
