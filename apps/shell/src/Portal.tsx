import type { RemoteRecord } from '@portal/contracts';
import { type RemotePages, RemotePagesProvider } from '@portal/federation';
import { BrowserRouter, type RouteObject } from 'react-router-dom';
import { Site } from './Site';

interface Props {
  routes: RouteObject[];
  pages: RemotePages;
  remotes: readonly RemoteRecord[];
}

/** The whole page: router and remotes around the site. */
export function Portal({ routes, pages, remotes }: Props) {
  return (
    <RemotePagesProvider value={pages}>
      <BrowserRouter>
        <Site routes={routes} added={remotes.flatMap((remote) => remote.menu ?? [])} />
      </BrowserRouter>
    </RemotePagesProvider>
  );
}
