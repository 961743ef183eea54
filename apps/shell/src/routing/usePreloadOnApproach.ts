import { useRemotePages } from '@portal/federation';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routeOwner } from './routeOwner';

const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;

function linkUnder(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href]') : null;
}

/** Fetches a remote's page as soon as a pointer, a finger or the focus comes near a link to it. */
export function usePreloadOnApproach(routes: RouteObject[]): void {
  const pages = useRemotePages();
  useEffect(() => {
    function approach(event: Event) {
      const link = linkUnder(event);
      if (!link || link.origin !== location.origin) return;
      const owner = routeOwner(routes, link.pathname);
      if (owner) void pages.ensure(owner.remote, owner.path);
    }
    for (const type of APPROACHES) document.addEventListener(type, approach, { passive: true });
    return () => {
      for (const type of APPROACHES) document.removeEventListener(type, approach);
    };
  }, [pages, routes]);
}
