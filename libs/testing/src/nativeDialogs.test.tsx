import { expect, it, vi } from 'vitest';

it('opens a dialog, closes it once and says so', () => {
  const dialog = document.createElement('dialog');
  const onClose = vi.fn();
  dialog.addEventListener('close', onClose);
  dialog.showModal();
  expect(dialog.open).toBe(true);
  dialog.close('done');
  dialog.close();
  expect(dialog.open).toBe(false);
  expect(dialog.returnValue).toBe('done');
  expect(onClose).toHaveBeenCalledOnce();
});
