import { expect, it } from 'vitest';
import { END_ZONE_PX, isAtEnd } from './followScroll';

it.each([
  ['everything fits', { scrollTop: 0, clientHeight: 500, scrollHeight: 400 }, true],
  ['at the very end', { scrollTop: 500, clientHeight: 500, scrollHeight: 1000 }, true],
  ['a fraction of a pixel above it', { scrollTop: 499.4, clientHeight: 500, scrollHeight: 1000 }, true],
  ['at the edge of the zone', { scrollTop: 500 - END_ZONE_PX, clientHeight: 500, scrollHeight: 1000 }, true],
  ['just outside of it', { scrollTop: 499 - END_ZONE_PX, clientHeight: 500, scrollHeight: 1000 }, false],
  ['at the top of something long', { scrollTop: 0, clientHeight: 500, scrollHeight: 1000 }, false],
])('%s', (_where, position, expected) => {
  expect(isAtEnd(position)).toBe(expected);
});
