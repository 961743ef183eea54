export interface ScrollPosition {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** So near to the end a reader who comes back counts as being there. In pixels. */
export const END_ZONE_PX = 48;

const distanceToEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition) =>
  scrollHeight - clientHeight - scrollTop;

/**
 * Whether the view follows the newest lines after a scroll. A step upwards ends it, however small: browsers scroll
 * smoothly, and whoever is pulled back after the first pixels never gets away. Only a step down to the end begins it
 * again; the echo of an earlier move changes nothing.
 */
export function followsAfter(follows: boolean, previousTop: number, position: ScrollPosition): boolean {
  const moved = position.scrollTop - previousTop;
  if (moved < -1) return distanceToEnd(position) <= 1;
  return follows || (moved > 0 && distanceToEnd(position) <= END_ZONE_PX);
}

export function canScroll({ clientHeight, scrollHeight }: ScrollPosition): boolean {
  return scrollHeight > clientHeight + 1;
}

const UPWARD_KEYS = ['ArrowUp', 'PageUp', 'Home'];

export function isUpwardKey({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return UPWARD_KEYS.includes(key) || (key === ' ' && shiftKey);
}
