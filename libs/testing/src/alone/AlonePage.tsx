import { RemoteView } from '@portal/federation';
import { LoadingState } from '@portal/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lastPage } from './lastPage';
import { markReady } from './markReady';

/** One route of a remote, within the boundary that the shell puts around it too. */
export function AlonePage({ remote, path }: { remote: string; path: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => lastPage.set(pathname + search), [pathname, search]);
  return <RemoteView remote={remote} path={path} loading={<LoadingState />} onChange={markReady} />;
}
