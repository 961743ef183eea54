import { RemoteView } from '@portal/federation';
import { LoadingState } from '@portal/ui';
import { DocumentTitle } from './DocumentTitle';
import { markReady } from './readiness';

interface Props {
  remote: string;
  path: string;
  title: string;
}

/** A route that a remote draws. */
export function RemotePage({ remote, path, title }: Props) {
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <RemoteView remote={remote} path={path} loading={<LoadingState />} onChange={markReady} />
    </>
  );
}
