import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteOwner } from './portalRoutes';

/** The remote route that will draw an address, if a remote does. */
export function routeOwner(routes: RouteObject[], pathname: string): RouteOwner | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
