import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RedirectRing, STEP_MS } from './RedirectRing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One step at a time: each timer is set by the drawing that the one before caused. */
const pass = (steps: number) => {
  for (let step = 0; step < steps; step++) act(() => vi.advanceTimersByTime(STEP_MS));
};

it('goes from 0 to 100 in steps of one percent every 40 ms, then leaves once (SH-161 to SH-163)', () => {
  const onFull = vi.fn();
  render(<RedirectRing onFull={onFull} />);
  expect(screen.getByText('Redirecting...')).toBeVisible();
  expect(STEP_MS).toBe(40);
  expect(screen.getByRole('img', { name: '0%' })).toBeVisible();
  pass(1);
  expect(screen.getByRole('img', { name: '1%' })).toBeVisible();
  pass(98);
  expect(screen.getByRole('img', { name: '99%' })).toBeVisible();
  expect(onFull).not.toHaveBeenCalled();
  pass(1);
  expect(onFull).toHaveBeenCalledTimes(1);
  pass(10);
  expect(onFull).toHaveBeenCalledTimes(1);
});

it('stays when it is left before it is full', () => {
  const onFull = vi.fn();
  const { unmount } = render(<RedirectRing onFull={onFull} />);
  pass(50);
  unmount();
  vi.advanceTimersByTime(100 * STEP_MS);
  expect(onFull).not.toHaveBeenCalled();
});
