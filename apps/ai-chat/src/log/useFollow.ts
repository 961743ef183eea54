import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { canScroll, followsAfter, isUpwardKey } from './followScroll';

/** A finger that has moved so far means it. In pixels. */
const SWIPE_PX = 4;

/**
 * Keeps the end of a growing list in view, unless the reader turns away from it. Give the returned handlers to the
 * scroller: they hear the intention before the browser has moved.
 *
 * @param growth changes whenever the list may have grown; undefined while there is nothing to follow.
 * @param ownTurns counts what the reader said: with each further one the view goes to the end.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, growth: unknown, ownTurns: number) {
  const [follows, setFollows] = useState(true);
  const lastTop = useRef(0);
  const touchedAt = useRef(0);

  const isEmpty = growth === undefined;
  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = isEmpty ? 0 : element.scrollHeight;
    lastTop.current = element.scrollTop;
    setFollows(true);
  }, [scroller, isEmpty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each own turn leads to the end
  useLayoutEffect(goToEnd, [goToEnd, ownTurns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: growth is why the end has moved
  useLayoutEffect(() => {
    if (follows) goToEnd();
  }, [follows, goToEnd, growth]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (follows) goToEnd();
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [scroller, follows, goToEnd]);

  const letGo = () => {
    if (scroller.current && canScroll(scroller.current)) setFollows(false);
  };

  const handlers = {
    onScroll() {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, clientHeight, scrollHeight } = element;
      const previousTop = lastTop.current;
      lastTop.current = scrollTop;
      setFollows((before) => followsAfter(before, previousTop, { scrollTop, clientHeight, scrollHeight }));
    },
    onWheel({ deltaY }: WheelEvent) {
      if (deltaY < 0) letGo();
    },
    onTouchStart({ touches }: TouchEvent) {
      touchedAt.current = touches[0]?.clientY ?? 0;
    },
    onTouchMove({ touches }: TouchEvent) {
      if ((touches[0]?.clientY ?? 0) - touchedAt.current > SWIPE_PX) letGo();
    },
    onKeyDown(press: KeyboardEvent) {
      if (isUpwardKey(press)) letGo();
    },
  };

  return { follows, goToEnd, handlers };
}
