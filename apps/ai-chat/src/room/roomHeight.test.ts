import { expect, it } from 'vitest';
import { hasKeyboard, ROOM_MIN_PX, roomHeight } from './roomHeight';

it.each([
  ['fills the window below what is above it', { layout: 900, visible: 900, top: 140 }, 760],
  ['does not shrink to nothing in a flat window', { layout: 360, visible: 360, top: 140 }, ROOM_MIN_PX],
  ['fills what a keyboard leaves', { layout: 640, visible: 340, top: 140 }, 340],
  ['takes a collapsing address bar for no keyboard', { layout: 640, visible: 584, top: 140 }, 444],
])('%s', (_what, surroundings, height) => {
  expect(roomHeight(surroundings)).toBe(height);
});

it('notices a keyboard', () => {
  expect(hasKeyboard({ layout: 640, visible: 340, top: 0 })).toBe(true);
  expect(hasKeyboard({ layout: 640, visible: 600, top: 0 })).toBe(false);
});
