import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Notice } from './Notice';

it.each(['info', 'success', 'warning'] as const)('waits its turn when it is %s', (tone) => {
  render(<Notice tone={tone}>Saved</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

it('interrupts when it is an error', () => {
  render(
    <Notice tone="error" title="Oops">
      Not saved
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('OopsNot saved');
});

it('is announced as it is told to', () => {
  render(
    <>
      <Notice live="assertive">Now</Notice>
      <Notice tone="error" live="off">
        Silent
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Now');
  expect(screen.getByText('Silent')).toBeVisible();
});

it('can be dismissed', async () => {
  const onDismiss = vi.fn();
  render(<Notice onDismiss={onDismiss}>Hi</Notice>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
