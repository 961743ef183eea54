interface ScrollPosition {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** So near to the end a reader counts as being there. In pixels. */
export const END_ZONE_PX = 48;

/** Whether the newest lines are in view: only then may the view follow further ones. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean {
  return scrollHeight - clientHeight - scrollTop <= END_ZONE_PX;
}
