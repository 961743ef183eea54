import { fakePortal } from '@portal/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SuccessLoginPage } from './SuccessLoginPage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back from home
    </button>
  );
}

function setUp() {
  render(
    <MemoryRouter initialEntries={['/before', '/SuccessLogin']} initialIndex={1}>
      <Routes>
        <Route path="/before" element={<p>where it began</p>} />
        <Route path="/SuccessLogin" element={<SuccessLoginPage />} />
        <Route path="/" element={<BackButton />} />
        <Route path="/login" element={<p>the login page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it('counts down from 3 and goes home, without a way back to itself (AU-08, AU-09, AU-10)', async () => {
  fakePortal({ session: { status: 'signed-in', user: { id: 'a', email: null } } });
  setUp();
  expect(screen.getByRole('heading', { name: 'Successfully logged in' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('3');
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('2');
  await pass(1.9);
  expect(screen.getByRole('timer')).toHaveTextContent('1');
  await pass(0.1);
  act(() => screen.getByRole('button', { name: 'back from home' }).click());
  expect(screen.getByText('where it began')).toBeVisible();
});

it('sends visitors to /login (AU-31)', () => {
  fakePortal();
  setUp();
  expect(screen.getByText('the login page')).toBeVisible();
});

it('goes nowhere once it has been left', async () => {
  const portal = fakePortal({ session: { status: 'signed-in', user: { id: 'a', email: null } } });
  setUp();
  await act(() => portal.signOut());
  await pass(5);
  expect(screen.getByText('the login page')).toBeVisible();
});
