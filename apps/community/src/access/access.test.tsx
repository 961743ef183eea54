import { fakePortal } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Protected } from './Protected';
import { TurnAway } from './TurnAway';

function open(element: React.ReactNode) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={element} />
          <Route path="/login" element={<p>the login page</p>} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
}

const secret = (
  <Protected>
    <p>for members</p>
  </Protected>
);
const somebody = { status: 'signed-in', user: { id: 'a', email: null } } as const;

it('sends visitors to /login (AU-30, AU-31)', () => {
  fakePortal();
  open(secret);
  expect(screen.getByText('the login page')).toBeVisible();
});

it('opens for a session', () => {
  fakePortal({ session: somebody });
  open(secret);
  expect(screen.getByText('for members')).toBeVisible();
});

it('opens for the flag without a session (AU-32)', () => {
  localStorage.setItem('isAdmin', 'true');
  fakePortal();
  open(secret);
  expect(screen.getByText('for members')).toBeVisible();
});

it('waits while the session is loading, and then decides (AU-33)', () => {
  const portal = fakePortal({ session: { status: 'loading' } });
  open(secret);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  act(() => portal.setSession(somebody));
  expect(screen.getByText('for members')).toBeVisible();
  act(() => portal.setSession({ status: 'signed-out' }));
  expect(screen.getByText('the login page')).toBeVisible();
});

it.each([
  ['You must be logged in.', 1],
  [undefined, 0],
])('turns away with the reason %s, once', (reason, times) => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  open(<TurnAway to="/login" reason={reason} />);
  expect(screen.getByText('the login page')).toBeVisible();
  expect(alert).toHaveBeenCalledTimes(times);
});
