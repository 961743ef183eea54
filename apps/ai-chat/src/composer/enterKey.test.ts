import { expect, it } from 'vitest';
import { isSendKey } from './enterKey';

const press = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it.each([
  ['Enter', press, true],
  ['Shift+Enter', { ...press, shiftKey: true }, false],
  ['another key', { ...press, key: 'a', keyCode: 65 }, false],
  ['Enter that ends a composition', { ...press, isComposing: true }, false],
  ['Enter that ends a composition, in other browsers', { ...press, keyCode: 229 }, false],
])('%s (OP-74)', (_what, pressed, sends) => {
  expect(isSendKey(pressed)).toBe(sends);
});
