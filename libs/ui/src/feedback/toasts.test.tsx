import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastRegion';
import { useToasts } from './useToasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Sender() {
  const { toasts, show, dismiss } = useToasts({ durationMs: 3000 });
  return (
    <>
      <button type="button" onClick={() => show('No messages ‼️')}>
        Clear
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('announces a message and takes it away after its time', () => {
  render(<Sender />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  clear();
  expect(region).toHaveTextContent('No messages ‼️');
  pass(2999);
  expect(region).toHaveTextContent('No messages ‼️');
  pass(1);
  expect(region).toBeEmptyDOMElement();
});

it('gives every message its own time', () => {
  render(<Sender />);
  clear();
  pass(2000);
  clear();
  expect(screen.getAllByText('No messages ‼️')).toHaveLength(2);
  pass(1000);
  expect(screen.getAllByText('No messages ‼️')).toHaveLength(1);
  pass(2000);
  expect(screen.queryByText('No messages ‼️')).not.toBeInTheDocument();
});

it('lets a message be sent away', () => {
  render(<Sender />);
  clear();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves no timer behind', () => {
  const { unmount } = render(<Sender />);
  clear();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
