import { brand } from '@portal/brand';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WelcomePopup } from './WelcomePopup';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const popup = () => screen.queryByRole('dialog', { name: `Welcome to ${brand.name}` });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('appears 7 s after the first visit (AI-27)', () => {
  render(<WelcomePopup />);
  pass(6999);
  expect(popup()).toBeNull();
  pass(1);
  expect(popup()).toBeVisible();
});

it('appears once only (AI-28, TR-52)', () => {
  const { unmount } = render(<WelcomePopup />);
  pass(7000);
  unmount();
  render(<WelcomePopup />);
  pass(60_000);
  expect(popup()).toBeNull();
});

it('meets a visitor who left too early next time (OP-75)', () => {
  const { unmount } = render(<WelcomePopup />);
  pass(6000);
  unmount();
  pass(60_000);
  render(<WelcomePopup />);
  pass(7000);
  expect(popup()).toBeVisible();
});

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close welcome' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })],
])('goes away with %s', (_how, close) => {
  render(<WelcomePopup />);
  pass(7000);
  close();
  expect(popup()).toBeNull();
});
