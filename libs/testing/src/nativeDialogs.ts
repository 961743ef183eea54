/** jsdom knows the dialog element but none of its methods: opening, closing and the `close` event. */
export function installNativeDialogs(): void {
  const dialog = globalThis.HTMLDialogElement?.prototype;
  if (!dialog || dialog.showModal) return;
  dialog.show = dialog.showModal = function () {
    this.open = true;
  };
  dialog.close = function (returnValue) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}
