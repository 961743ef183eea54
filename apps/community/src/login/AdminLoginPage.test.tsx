import { fakePortal } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AdminLoginPage } from './AdminLoginPage';

async function signIn(answer: () => Promise<boolean>) {
  const portal = fakePortal();
  vi.mocked(portal.signInAsAdmin).mockImplementation(answer);
  render(
    <MemoryRouter initialEntries={['/AdminLogin']}>
      <Routes>
        <Route path="/AdminLogin" element={<AdminLoginPage />} />
        <Route path="/profile" element={<p>the profile</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'admin@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'let me in{Enter}');
  return portal;
}

it('asks for e-mail and password, and leads to the profile (AU-11, AU-12)', async () => {
  const portal = await signIn(async () => true);
  expect(portal.signInAsAdmin).toHaveBeenCalledExactlyOnceWith('admin@example.com', 'let me in');
  expect(await screen.findByText('the profile')).toBeVisible();
});

it.each([
  ['is wrong', async () => false],
  ['cannot be checked', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says the same sentence when the pair %s, and lets one try again (AU-13)', async (_what, answer) => {
  await signIn(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password!');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('waits for one answer before another try', async () => {
  await signIn(() => new Promise(() => {}));
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
});
