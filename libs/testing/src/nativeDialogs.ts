/** jsdom knows the dialog element but none of its methods: opening, closing and the `close` event. */
export function installNativeDialogs(): void {
  const dialog: Partial<HTMLDialogElement> | undefined = globalThis.HTMLDialogElement?.prototype;
  if (!dialog || dialog.showModal) return;
  dialog.show = dialog.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close = function (this: HTMLDialogElement, returnValue) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}
