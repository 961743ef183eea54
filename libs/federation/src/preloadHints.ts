const hinted = new Set<string>();

/**
 * Asks the browser to fetch ES modules now, all at once, so that an entry and the chunks behind it
 * cost one round trip instead of one each.
 */
export function hintModules(files: readonly string[], into: Document): void {
  for (const href of files) {
    if (hinted.has(href)) continue;
    hinted.add(href);
    const link = into.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    into.head.append(link);
  }
}
