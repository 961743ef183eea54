interface Surroundings {
  /** Height of the document's viewport. */
  layout: number;
  /** Height of what is not covered by an on-screen keyboard. */
  visible: number;
  /** Where the room begins in the document. */
  top: number;
}

const KEYBOARD_MIN_PX = 120;
export const ROOM_MIN_PX = 320;

/** Whether an on-screen keyboard covers a part of the page. */
export function hasKeyboard({ layout, visible }: Surroundings): boolean {
  return layout - visible > KEYBOARD_MIN_PX;
}

/** How high the conversation may be: down to the lower edge of what can be seen; all of that above a keyboard. */
export function roomHeight(surroundings: Surroundings): number {
  const { visible, top } = surroundings;
  return hasKeyboard(surroundings) ? visible : Math.max(ROOM_MIN_PX, visible - top);
}
