import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown';
import { useCountdown } from './useCountdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Shown(props: { seconds: number; now?(): number; onEnd?(): void }) {
  return <Countdown seconds={useCountdown(props)} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('timer').textContent;

it('counts whole seconds down and ends once', () => {
  const onEnd = vi.fn();
  render(<Shown seconds={3} onEnd={onEnd} />);
  const seen = [shown()];
  for (let second = 0; second < 5; second++) {
    pass(1000);
    seen.push(shown());
  }
  expect(seen).toEqual(['3', '2', '1', '0', '0', '0']);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does not end before its time', () => {
  const onEnd = vi.fn();
  render(<Shown seconds={3} onEnd={onEnd} />);
  pass(2999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('calls the newest callback', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Shown seconds={1} onEnd={first} />);
  rerender(<Shown seconds={1} onEnd={second} />);
  pass(1000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('starts anew with another number', () => {
  const { rerender } = render(<Shown seconds={5} />);
  pass(2000);
  rerender(<Shown seconds={10} />);
  expect(shown()).toBe('10');
  pass(1000);
  expect(shown()).toBe('9');
});

it('catches up after sleep, by its clock', () => {
  let time = 50_000;
  const onEnd = vi.fn();
  render(<Shown seconds={60} now={() => time} onEnd={onEnd} />);
  time += 45_000;
  pass(1000);
  expect(shown()).toBe('15');
  time += 3_600_000;
  pass(1000);
  expect(shown()).toBe('0');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('leaves no timer behind', () => {
  const onEnd = vi.fn();
  const { unmount } = render(<Shown seconds={5} onEnd={onEnd} />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
