import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { listKey, type ShownMessage } from '../room/shownMessages';
import { isAtEnd, type Landmarks, landmarksOf, returnTo } from './scrollPosition';

export interface ListScroll {
  list: RefObject<HTMLDivElement | null>;
  /** Messages have come in below what is in sight. */
  hasNew: boolean;
  onScroll(): void;
  toEnd(): void;
}

/** Stays at the end while the reader is there, and otherwise moves nothing that the reader sees. */
export function useListScroll(last: ShownMessage | undefined, userId: string): ListScroll {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const landmarks = useRef<Landmarks>([]);
  const lastKey = useRef<string>(undefined);
  const newestSeq = useRef(0);
  const [hasNew, setHasNew] = useState(false);

  const onScroll = useCallback(() => {
    if (!list.current) return;
    atEnd.current = isAtEnd(list.current);
    landmarks.current = landmarksOf(list.current);
    if (atEnd.current) setHasNew(false);
  }, []);

  const toEnd = useCallback(() => {
    if (!list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    onScroll();
  }, [onScroll]);

  useLayoutEffect(() => {
    if (!list.current || !last) return;
    const isAnother = listKey(last) !== lastKey.current;
    lastKey.current = listKey(last);
    const seq = last.status === 'stored' ? last.seq : 0;
    const isNewer = seq > newestSeq.current;
    newestSeq.current = Math.max(seq, newestSeq.current);

    const hasJustSent = isAnother && last.status === 'pending';
    if (atEnd.current || hasJustSent) return toEnd();
    returnTo(list.current, landmarks.current);
    landmarks.current = landmarksOf(list.current);
    if (isNewer && last.user_id !== userId) setHasNew(true);
  });

  useLayoutEffect(() => {
    if (!list.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [toEnd]);

  return { list, hasNew, onScroll, toEnd };
}
