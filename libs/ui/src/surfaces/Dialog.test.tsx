import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

function setUp(props: { open?: boolean; closable?: boolean } = {}) {
  const onClose = vi.fn();
  const view = (open: boolean) => (
    <Dialog title="Welcome" open={open} closable={props.closable} onClose={onClose}>
      Hello there
    </Dialog>
  );
  const { rerender } = render(view(props.open ?? true));
  return { onClose, open: (open: boolean) => rerender(view(open)), user: userEvent.setup() };
}

it('is a dialog named by its title', () => {
  setUp();
  expect(screen.getByRole('dialog', { name: 'Welcome' })).toHaveTextContent('Hello there');
});

it('holds nothing while it is closed', () => {
  const { open } = setUp({ open: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Hello there')).not.toBeInTheDocument();
  open(true);
  expect(screen.getByRole('dialog')).toBeVisible();
  open(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks to close by its corner button, Escape, a cancel of the browser, and the backdrop', async () => {
  const { onClose, user } = setUp();
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(3);
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(4);
});

it('does not take a press inside for one on the backdrop', async () => {
  const { onClose, user } = setUp();
  await user.click(screen.getByText('Hello there'));
  expect(onClose).not.toHaveBeenCalled();
});

it('stays, whatever is pressed, while it is not closable', async () => {
  const { onClose, user } = setUp({ closable: false });
  const dialog = screen.getByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  const key = fireEvent.keyDown(dialog, { key: 'Escape' });
  const cancel = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect([key, cancel]).toEqual([false, false]);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog).toBeVisible();
});
