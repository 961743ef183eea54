import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';

it('says that nothing is here and offers a first step', () => {
  render(
    <EmptyState title="No One Here Yet" action={<button type="button">Invite</button>}>
      Soon
    </EmptyState>,
  );
  expect(screen.getByText('No One Here Yet')).toBeVisible();
  expect(screen.getByText('Soon')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
});

it('says that something is on its way', () => {
  render(<LoadingState />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

it('lets the visitor try again', async () => {
  const onRetry = vi.fn();
  render(<ErrorState onRetry={onRetry}>The list could not be loaded.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers no retry where there is none', () => {
  render(<ErrorState title="Offline" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
