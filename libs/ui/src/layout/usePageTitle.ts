import { brand } from '@portal/brand';
import { useEffect } from 'react';

/**
 * Names the document after what the page turned out to show, e.g. an article.
 * Runs after the title that the route declares, and wins over it.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
