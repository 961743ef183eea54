import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice';

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

it('comes and goes with the network', () => {
  render(<OfflineNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  goes('offline');
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  goes('online');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
