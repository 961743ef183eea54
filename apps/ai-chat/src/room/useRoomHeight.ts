import { type RefObject, useLayoutEffect } from 'react';
import { hasKeyboard, roomHeight } from './roomHeight';

/** Keeps `--room-height` of an element true while the window, the keyboard or what is above it changes. */
export function useRoomHeight(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    let hadKeyboard = false;

    const adjust = () => {
      const surroundings = {
        layout: window.innerHeight,
        visible: window.visualViewport?.height ?? window.innerHeight,
        top: element.getBoundingClientRect().top + window.scrollY,
      };
      element.style.setProperty('--room-height', `${Math.round(roomHeight(surroundings))}px`);
      const opened = hasKeyboard(surroundings) && !hadKeyboard;
      hadKeyboard = hasKeyboard(surroundings);
      if (opened && element.contains(document.activeElement)) element.scrollIntoView({ block: 'start' });
    };

    adjust();
    window.addEventListener('resize', adjust);
    window.visualViewport?.addEventListener('resize', adjust);
    const above = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(adjust);
    above?.observe(document.body);
    return () => {
      window.removeEventListener('resize', adjust);
      window.visualViewport?.removeEventListener('resize', adjust);
      above?.disconnect();
    };
  }, [room]);
}
