import type { RemoteRecord } from '@portal/contracts';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RemotePage } from './RemotePage';

/** Which remote draws a matched route; the shell's own routes have none. */
export interface RouteOwner {
  remote: string;
  path: string;
}

interface ShellRoute {
  path: string;
  element: ReactNode;
}

/** All routes of the site, ranked by react-router: static segments win over parameters (SH-41), in any case (OP-01). */
export function portalRoutes(shell: readonly ShellRoute[], remotes: readonly RemoteRecord[]): RouteObject[] {
  return [
    ...shell,
    ...remotes.flatMap(({ name, routes }) =>
      routes.map(({ path, title }) => ({
        path,
        element: <RemotePage remote={name} path={path} title={title} />,
        handle: { remote: name, path } satisfies RouteOwner,
      })),
    ),
  ];
}
