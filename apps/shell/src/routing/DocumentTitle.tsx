import { brand } from '@portal/brand';
import { useLayoutEffect } from 'react';

/** The title that a route declares; a page may refine it once it knows what it shows (`usePageTitle`). */
export function DocumentTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = `${children} · ${brand.name}`;
  }, [children]);
  return null;
}
