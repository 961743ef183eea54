import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { FailureCard } from './FailureCard';
import { RemoteBoundary } from './RemoteBoundary';
import { useRemotePages } from './RemotePagesContext';

interface Props {
  remote: string;
  /** The route's pattern, as the registry has it. */
  path: string;
  /** Stands in while the remote's code is on its way. */
  loading: ReactNode;
  /** Told whether the page, or the card in its place, is on screen. */
  onChange?: (settled: boolean) => void;
}

/**
 * One remote's page in its rectangle. Reads a plain store instead of suspending: React holds a revealed
 * fallback for 300 ms, and remembers a rejected lazy import for ever.
 */
export function RemoteView({ remote, path, loading, onChange }: Props) {
  const pages = useRemotePages();
  const state = useSyncExternalStore(
    pages.subscribe,
    useCallback(() => pages.get(remote, path), [pages, remote, path]),
  );
  useEffect(() => void pages.ensure(remote, path), [pages, remote, path]);
  useEffect(() => onChange?.(state.status !== 'loading'), [state, onChange]);

  return (
    <div data-remote={`${remote}@${pages.versionOf(remote)}`}>
      {state.status === 'loading' && loading}
      {state.status === 'failed' && (
        <FailureCard reason={state.failure.reason} onRetry={() => void pages.retry(remote, path)} />
      )}
      {state.status === 'ready' && (
        <RemoteBoundary
          key={path}
          remote={remote}
          fallback={(retry) => <FailureCard reason="crashed" onRetry={retry} />}
        >
          <state.Page />
        </RemoteBoundary>
      )}
    </div>
  );
}
