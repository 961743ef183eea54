import { CONTRACT, type RemoteModule, type RemoteRecord } from '@portal/contracts';
import type { ComponentType } from 'react';
import { hintModules } from './preloadHints';
import { RemoteFailure } from './remoteFailure';
import type { RemoteHost } from './remoteHost';

/** After this the card appears; the page still takes its place should it arrive later. */
export const SLOW_AFTER_MS = 8_000;

export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed'; failure: RemoteFailure };

/** The pages of all remotes as far as they have been asked for: a plain store, outside React. */
export interface RemotePages {
  get(remote: string, path: string): PageState;
  subscribe(listener: () => void): () => void;
  /** Starts loading a page that has not been asked for yet; settles when its state is final. */
  ensure(remote: string, path: string): Promise<void>;
  /** Tries a failed page again, from its entry on. */
  retry(remote: string, path: string): Promise<void>;
  versionOf(remote: string): string;
}

const LOADING: PageState = { status: 'loading' };

function toModule(remote: string, exposed: unknown): RemoteModule {
  const module = (exposed as { default?: RemoteModule } | null)?.default;
  if (!module || !Array.isArray(module.routes)) throw new RemoteFailure(remote, 'unavailable');
  if (module.contract !== CONTRACT) throw new RemoteFailure(remote, 'contract');
  return module;
}

export function createRemotePages(remotes: readonly RemoteRecord[], host: RemoteHost): RemotePages {
  const states = new Map<string, PageState>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();
  const keyOf = (remote: string, path: string) => `${remote} ${path}`;
  const recordOf = (name: string) => remotes.find((remote) => remote.name === name);

  function put(key: string, state: PageState) {
    states.set(key, state);
    for (const listener of listeners) listener();
  }

  function moduleOf(remote: string): Promise<RemoteModule> {
    const known = modules.get(remote);
    if (known) return known;
    const attempt = attempts.get(remote) ?? 0;
    attempts.set(remote, attempt + 1);
    const loading = host.load(remote, attempt).then((exposed) => toModule(remote, exposed));
    modules.set(remote, loading);
    loading.catch(() => modules.delete(remote));
    return loading;
  }

  async function pageOf(remote: string, path: string): Promise<ComponentType> {
    const { routes } = await moduleOf(remote);
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new RemoteFailure(remote, 'missing-page');
    return route.page();
  }

  async function load(remote: string, path: string): Promise<void> {
    const key = keyOf(remote, path);
    const record = recordOf(remote);
    put(key, LOADING);
    if (record) {
      hintModules(
        [...record.preload, ...(record.routes.find((r) => r.path === path)?.preload ?? [])],
        document,
      );
    }
    const slow = setTimeout(
      () => put(key, { status: 'failed', failure: new RemoteFailure(remote, 'slow') }),
      SLOW_AFTER_MS,
    );
    try {
      put(key, { status: 'ready', Page: await pageOf(remote, path) });
    } catch (cause) {
      console.error(`The remote ${remote} could not show ${path}`, cause);
      const failure =
        cause instanceof RemoteFailure ? cause : new RemoteFailure(remote, 'unavailable', { cause });
      put(key, { status: 'failed', failure });
    } finally {
      clearTimeout(slow);
    }
  }

  return {
    get: (remote, path) => states.get(keyOf(remote, path)) ?? LOADING,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensure: async (remote, path) => {
      if (!states.has(keyOf(remote, path))) await load(remote, path);
    },
    retry(remote, path) {
      modules.delete(remote);
      return load(remote, path);
    },
    versionOf: (remote) => recordOf(remote)?.version ?? '',
  };
}
