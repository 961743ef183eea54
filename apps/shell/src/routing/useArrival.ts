import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top, with the reading position of a screen reader in its main part.
 * Going back leaves scrolling to the browser.
 */
export function useArrival(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (type !== 'POP') scrollTo(0, 0);
  }, [pathname, type, main]);
}
