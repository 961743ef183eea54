/** How close to the end still counts as being there. */
const END_TOLERANCE_PX = 48;

/** Messages that could be seen, with the height at which each stood. */
export type Landmarks = { element: Element; top: number }[];

export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight <= END_TOLERANCE_PX;
}

/** The first few messages in sight; several, because any of them may be deleted. */
export function landmarksOf(list: Element): Landmarks {
  const edge = list.getBoundingClientRect().top;
  const inSight: Landmarks = [];
  for (const element of list.querySelectorAll('article')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > edge) inSight.push({ element, top: top - edge });
    if (inSight.length === 5) break;
  }
  return inSight;
}

/** Scrolls so that what was in sight stands where it stood, whatever came or went above it. */
export function returnTo(list: Element, landmarks: Landmarks): void {
  const edge = list.getBoundingClientRect().top;
  const landmark = landmarks.find(({ element }) => element.isConnected);
  if (landmark) list.scrollTop += landmark.element.getBoundingClientRect().top - edge - landmark.top;
}
