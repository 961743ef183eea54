import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const label = () => screen.getByRole('button').textContent;

it('copies and says so for two seconds', async () => {
  const onCopy = vi.fn();
  render(<CopyButton text="play.example:25500" onCopy={onCopy} />);
  expect(label()).toBe('Copy');
  await press();
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith('play.example:25500');
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(true);
  expect(label()).toBe('Copied!');
  pass(1999);
  expect(label()).toBe('Copied!');
  pass(1);
  expect(label()).toBe('Copy');
});

it('begins the two seconds anew with another press', async () => {
  render(<CopyButton text="x">Copy IP</CopyButton>);
  await press();
  pass(1500);
  await press();
  pass(1500);
  expect(label()).toBe('Copied!');
  pass(500);
  expect(label()).toBe('Copy IP');
});

it('does not claim what did not happen', async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('denied'));
  const onCopy = vi.fn();
  render(<CopyButton text="x" onCopy={onCopy} />);
  await press();
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(false);
  expect(label()).toBe('Copy');
});

it('leaves no timer behind', async () => {
  const { unmount } = render(<CopyButton text="x" />);
  await press();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
