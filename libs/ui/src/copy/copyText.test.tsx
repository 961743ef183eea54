import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText';

const blockCopy = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A browser without the clipboard interface: `execCommand` fires a `copy` event on what is selected. */
function setUp({ permitted = true } = {}) {
  const clipboard = { text: '' };
  vi.stubGlobal('navigator', {});
  document.execCommand = vi.fn(() => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const clipboardData = { setData: (_: string, text: string) => Object.assign(clipboard, { text }) };
    Object.assign(event, { clipboardData });
    document.activeElement?.dispatchEvent(event);
    return permitted;
  });
  document.addEventListener('copy', blockCopy, { capture: true });
  return clipboard;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.removeEventListener('copy', blockCopy, { capture: true });
  document.body.replaceChildren();
});

it('fills the clipboard on a page that blocks copying', async () => {
  const clipboard = setUp();
  await expect(copyText('an answer')).resolves.toBe(true);
  expect(clipboard.text).toBe('an answer');
});

it('leaves page and focus as they were', async () => {
  setUp();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await copyText('x');
  expect(document.activeElement).toBe(button);
  expect(document.body.childElementCount).toBe(1);
});

it('selects within an open dialog, outside of which nothing can be selected', async () => {
  setUp();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.appendChild(document.createElement('button'));
  dialog.showModal();
  dialog.querySelector('button')?.focus();
  const contains = vi.fn();
  vi.mocked(document.execCommand).mockImplementation(() => {
    contains(dialog.contains(document.activeElement));
    return true;
  });
  await copyText('x');
  expect(contains).toHaveBeenCalledExactlyOnceWith(true);
});

it('lets others copy again afterwards', async () => {
  const clipboard = setUp();
  await copyText('mine');
  document.body.dispatchEvent(new Event('copy', { bubbles: true }));
  expect(clipboard.text).toBe('mine');
});

it('says when the browser refuses', async () => {
  setUp({ permitted: false });
  await expect(copyText('x')).resolves.toBe(false);
});
