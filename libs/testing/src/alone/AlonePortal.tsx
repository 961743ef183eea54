import { type RemotePages, RemotePagesProvider } from '@portal/federation';
import { portal, useSession } from '@portal/supabase';
import { useEffect } from 'react';
import { BrowserRouter, useNavigate, useRoutes } from 'react-router-dom';
import type { ScenarioName } from '../scenarios/scenario';
import { AlonePage } from './AlonePage';
import type { AloneRemote } from './aloneRemote';
import { ElsewherePage } from './ElsewherePage';
import { lastPage } from './lastPage';
import { RouteList } from './RouteList';
import { Workbar } from './Workbar';

interface Props {
  remotes: readonly AloneRemote[];
  pages: RemotePages;
  scenario: ScenarioName | undefined;
  /** Why the page is not in that scenario. */
  problem: string | undefined;
  /** For routes with parameters. */
  addresses: Readonly<Record<string, string>>;
}

/** Remotes without the shell: all their routes, and a bar that says who is signed in and in which scenario. */
export function AlonePortal({ pages, ...content }: Props) {
  return (
    <RemotePagesProvider value={pages}>
      <BrowserRouter>
        <Content {...content} />
      </BrowserRouter>
    </RemotePagesProvider>
  );
}

function Content({ remotes, scenario, problem, addresses }: Omit<Props, 'pages'>) {
  useReturnFromSignIn(remotes);
  const page = useRoutes([
    { path: '/', element: <RouteList remotes={remotes} addresses={addresses} /> },
    ...remotes.flatMap(({ name, routes }) =>
      routes.map(({ path }) => ({ path, element: <AlonePage remote={name} path={path} /> })),
    ),
    { path: '*', element: <ElsewherePage /> },
  ]);
  return (
    <>
      <Workbar scenario={scenario} problem={problem} />
      <main>{page}</main>
    </>
  );
}

/** Discord leads back to the site's root: whoever has just signed in goes on where they were (OP-99). */
function useReturnFromSignIn(remotes: readonly AloneRemote[]): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'signed-in' || !portal().takeFreshSignIn()) return;
    const greeting = remotes.flatMap(({ routes }) => routes).find(({ path }) => path === '/SuccessLogin');
    navigate(greeting?.path ?? lastPage.get(), { replace: true });
  }, [status, navigate, remotes]);
}
