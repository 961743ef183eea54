import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { isAtEnd } from './followScroll';

/**
 * Keeps the end of a growing list in view, unless the reader has scrolled away from it.
 *
 * @param growth changes whenever the list may have grown; undefined while there is nothing to follow.
 * @param ownTurns counts what the reader said: with each further one the view goes to the end.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, growth: unknown, ownTurns: number) {
  const [follows, setFollows] = useState(true);

  const isEmpty = growth === undefined;
  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = isEmpty ? 0 : element.scrollHeight;
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

  const onScroll = () => {
    if (scroller.current) setFollows(isAtEnd(scroller.current));
  };
  return { follows, goToEnd, onScroll };
}
