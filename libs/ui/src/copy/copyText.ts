/**
 * Puts text on the clipboard; false when the browser refuses. Works on pages that block `copy` events, and
 * where the clipboard interface is missing (plain http) or not permitted (frames).
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0', userSelect: 'text' });
  // Whatever lies outside an open dialog is inert and cannot be selected.
  (before?.closest('dialog') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();

  let filled = false;
  // First in line, so that no listener of the page gets to prevent it.
  const fill = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    filled = true;
  };
  window.addEventListener('copy', fill, { capture: true, once: true });
  try {
    return document.execCommand('copy') && filled;
  } catch {
    return false;
  } finally {
    window.removeEventListener('copy', fill, { capture: true });
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
