import '@portal/brand/theme.css';
import { readRegistry, readRuntimeConfig } from '@portal/contracts';
import { acceptRoutes, createRemotePages } from '@portal/federation';
import { startPortal } from '@portal/supabase';
import { createRoot } from 'react-dom/client';
import { Portal } from './Portal';
import { pageElements } from './pageElements';
import { shellHost } from './provided/shellHost';
import { shellRoutes } from './routes';
import { portalRoutes } from './routing/portalRoutes';
import { routeOwner } from './routing/routeOwner';
import { startGate } from './routing/startGate';

const { remotes, refused } = acceptRoutes(
  readRegistry(document),
  shellRoutes.map((route) => route.path),
);
for (const { remote, path, owner } of refused)
  console.warn(`${path} of ${remote} is refused: ${owner} has it`);

startPortal(readRuntimeConfig(document));

const pages = createRemotePages(remotes, shellHost(remotes));
const routes = portalRoutes(pageElements, remotes);
const first = routeOwner(routes, location.pathname);

// The first paint of a deep link is the page itself where it arrives soon enough.
void startGate(first && pages.ensure(first.remote, first.path)).then(() => {
  createRoot(document.getElementById('root')!).render(
    <Portal routes={routes} pages={pages} remotes={remotes} />,
  );
});
