import { expect, it } from 'vitest';
import { safeHref } from './safeHref';

it.each([
  ['/safety', { to: '/safety' }],
  ['https://example.com/a?b#c', { href: 'https://example.com/a?b#c' }],
  ['HTTP://example.com', { href: 'http://example.com/' }],
  ['mailto:a@example.com', { href: 'mailto:a@example.com' }],
  ['//spy.example', undefined],
  ['/\\spy.example', undefined],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['relative', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j leads to %o (TR-55)', (address, safe) => {
  expect(safeHref(address)).toEqual(safe);
});
