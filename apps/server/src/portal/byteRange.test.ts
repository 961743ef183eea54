import { expect, it } from 'vitest';
import { byteRange } from './byteRange';

it.each([
  [undefined, 'none'],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', 'none'],
  ['bytes=-', 'none'],
  ['bytes=0-1,5-6', 'none'],
  ['items=0-1', 'none'],
  ['bytes=0x1-5', 'none'],
])('of 100 bytes, %s is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it('has nothing to offer of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
