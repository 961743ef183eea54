import { describe, expect, it } from 'vitest';
import { canScroll, END_ZONE_PX, followsAfter, isUpwardKey } from './followScroll';

const at = (scrollTop: number) => ({ scrollTop, clientHeight: 500, scrollHeight: 1000 });

describe('followsAfter', () => {
  it.each([
    ['comes down to the very end', false, 300, at(500), true],
    ['comes down to a fraction of a pixel above it', false, 300, at(499.4), true],
    ['comes down to the edge of the zone', false, 300, at(500 - END_ZONE_PX), true],
    ['comes down, but not far enough', false, 300, at(499 - END_ZONE_PX), false],
    ['takes a small step upwards', true, 500, at(490), false],
    ['goes far up', true, 500, at(0), false],
    ['is moved up by content that shrank, to its end', true, 600, at(500), true],
    ['does not move', true, 500, at(500), true],
    ['has let go and not moved yet', false, 500, at(500), false],
    ['follows while more has come below', true, 300, at(350), true],
  ])('a reader who %s', (_how, follows, previousTop, position, expected) => {
    expect(followsAfter(follows, previousTop, position)).toBe(expected);
  });
});

it('knows when there is nowhere to scroll to', () => {
  expect(canScroll(at(0))).toBe(true);
  expect(canScroll({ scrollTop: 0, clientHeight: 500, scrollHeight: 500 })).toBe(false);
});

it.each([
  [{ key: 'ArrowUp', shiftKey: false }, true],
  [{ key: 'PageUp', shiftKey: false }, true],
  [{ key: 'Home', shiftKey: false }, true],
  [{ key: ' ', shiftKey: true }, true],
  [{ key: ' ', shiftKey: false }, false],
  [{ key: 'ArrowDown', shiftKey: false }, false],
])('%o leads upwards: %s', (press, isUpwards) => {
  expect(isUpwardKey(press)).toBe(isUpwards);
});
