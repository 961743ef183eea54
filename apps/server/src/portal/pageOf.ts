import { redirectTarget } from '@portal/brand';
import { type RoutePattern, routePattern } from './routePattern';
import type { Site } from './site';

/** Everything that a document's head depends on: paths with equal keys share one document. */
export interface Page {
  key: string;
  status: 200 | 404;
  title: string;
  description?: string;
  /** Path of the page where it has exactly one. */
  canonicalPath?: string;
  /** Modules that the page needs first. */
  preload: readonly string[];
  /** Whether strangers may frame it. */
  isEmbed: boolean;
}

interface Route {
  path: string;
  title: string;
  description?: string;
  preload: readonly string[];
  pattern: RoutePattern;
}

const QUICK_REDIRECT = '/:target';
const NOT_FOUND = '/404';

function routesOf({ shell, registry }: Site): Route[] {
  const own = shell.routes.map((route) => ({ ...route, preload: [] }));
  const remote = registry.remotes.flatMap(({ routes, preload }) =>
    routes.map((route) => ({ ...route, preload: [...preload, ...route.preload] })),
  );
  return [...own, ...remote]
    .map((route) => ({ ...route, pattern: routePattern(route.path) }))
    .sort((a, b) => b.pattern.rank - a.pattern.rank);
}

function notFound(routes: readonly Route[]): Page {
  const title = routes.find(({ path }) => path === NOT_FOUND)?.title ?? 'Page not found';
  return { key: 'not found', status: 404, title, preload: [], isEmbed: false };
}

/** Slugs that a page can only show if it has them; other parameters are the page's own affair. */
function entriesOf(site: Site, path: string) {
  if (path === '/article/:slug') return site.articles;
  if (path === '/letter/:slug') return site.letters;
  return undefined;
}

function toPage(site: Site, route: Route, parameters: Record<string, string>): Page | undefined {
  const { path, title, description, preload } = route;
  const isEmbed = path.startsWith('/embed/');
  const page: Page = { key: path, status: 200, title, description, preload, isEmbed };
  if (path === QUICK_REDIRECT) {
    return redirectTarget(parameters.target ?? '') ? page : undefined;
  }
  const entries = entriesOf(site, path);
  if (entries) {
    const slug = parameters.slug ?? '';
    const entry = entries.get(slug);
    const canonicalPath = path.replace(':slug', encodeURIComponent(slug));
    return entry && { ...page, ...entry, key: `${path} ${slug}`, canonicalPath };
  }
  if (path === NOT_FOUND) return { ...page, status: 404 };
  return /[:*]/.test(path) ? page : { ...page, canonicalPath: path };
}

/** Finds the page for the decoded segments of a path; what nobody claims is the not-found page. */
export function pageFinder(site: Site): (segments: readonly string[]) => Page {
  const routes = routesOf(site);
  const unknown = notFound(routes);
  return (segments) => {
    for (const route of routes) {
      const parameters = route.pattern.match(segments);
      if (parameters) return toPage(site, route, parameters) ?? unknown;
    }
    return unknown;
  };
}
