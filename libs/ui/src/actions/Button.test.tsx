import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';
import { IconButton } from './IconButton';

it('does not submit a form unless told to', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('waits while it is busy', () => {
  render(<Button busy>Processing...</Button>);
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('names a button that holds an icon only', () => {
  render(<IconButton label="Read aloud">♪</IconButton>);
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeEnabled();
});

it('hands its other props to the element', () => {
  render(<Button variant="danger" form="letter" data-kind="x" ref={(node) => void node?.focus()} />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('form', 'letter');
  expect(button).toHaveAttribute('data-kind', 'x');
  expect(button).toHaveFocus();
});
