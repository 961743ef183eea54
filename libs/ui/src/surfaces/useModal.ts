import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  open: boolean;
  /** When false, neither Escape nor the backdrop closes it. */
  closable: boolean;
  onClose(): void;
}

/**
 * Keeps a native dialog in step with `open`. The browser makes the rest of the page inert and gives the focus
 * back; the caller alone decides when it closes.
 */
export function useModal({ open, closable, onClose }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (closable) onClose();
  };

  return {
    ref,
    onCancel: ask,
    // A second Escape in a row closes a dialog without asking, unless the key itself is taken.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) ask(event);
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) ask(event);
    },
  };
}
