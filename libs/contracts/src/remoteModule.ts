import type { ComponentType } from 'react';
import type { RouteDeclaration } from './routes';

/** The contract number this version of the shell understands. A remote built for another one is refused. */
export const CONTRACT = 1;

/** One page of a remote: where it lives, and how its code is fetched. */
export interface RemoteRoute {
  /** Absolute pattern, as declared in the remote's `routes.ts` and carried by the registry. */
  path: string;
  page: () => Promise<ComponentType>;
}

/** What every remote exposes as `./module`. */
export interface RemoteModule {
  contract: number;
  routes: RemoteRoute[];
}

type PageOf<Routes extends readonly RouteDeclaration[]> = Routes[number]['page'];

/** For each page name, an import whose module exports a component of exactly that name. */
export type PageImports<Routes extends readonly RouteDeclaration[]> = {
  [Page in PageOf<Routes>]: () => Promise<Record<Page, ComponentType>>;
};

/**
 * Joins a remote's declared routes with the code of its pages.
 * A route without a page, or a page whose module lacks the named export, fails the type check.
 */
export function defineRemote<const Routes extends readonly RouteDeclaration[]>(
  routes: Routes,
  pages: PageImports<Routes>,
): RemoteModule {
  return {
    contract: CONTRACT,
    routes: routes.map(({ path, page }) => ({
      path,
      page: async () => {
        const load = pages[page as PageOf<Routes>] as () => Promise<Record<string, ComponentType>>;
        const loaded = await load();
        return loaded[page]!;
      },
    })),
  };
}
