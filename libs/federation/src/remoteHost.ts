import { createInstance } from '@module-federation/runtime';
import type { RemoteRecord, SharedPackage } from '@portal/contracts';
import { bundlerRuntime } from './bundlerRuntime';

/** Fetches what a remote exposes. The only place that knows how remotes are brought in. */
export interface RemoteHost {
  /** @param attempt 0 for the first try; a later one asks for the entry under a fresh address. */
  load(remote: string, attempt: number): Promise<unknown>;
}

export type SharedModules = Record<SharedPackage, { version: string; module: unknown }>;

/** Browsers remember a module that failed to load under its address: a retry needs another one. */
const addressOf = (entry: string, attempt: number) => (attempt === 0 ? entry : `${entry}?retry=${attempt}`);

/** A Module Federation host whose shared packages are the shell's own, and whose runtime remotes reuse. */
export function createRemoteHost(remotes: readonly RemoteRecord[], shared: SharedModules): RemoteHost {
  Object.assign(globalThis, { __PORTAL_BUNDLER_RUNTIME__: bundlerRuntime });
  const record = (remote: RemoteRecord, attempt: number) => ({
    name: remote.name,
    entry: new URL(addressOf(remote.entry, attempt), document.baseURI).href,
    // The runtime's type list lacks the ES module kind that its loader supports.
    type: 'module' as 'global',
  });
  const host = createInstance({
    name: 'shell',
    remotes: remotes.map((remote) => record(remote, 0)),
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, { version, module }]) => [
        name,
        { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const } },
      ]),
    ),
    shareStrategy: 'loaded-first',
  });
  return {
    async load(name, attempt) {
      const remote = remotes.find((candidate) => candidate.name === name);
      if (!remote) throw new Error(`No remote is called ${name}`);
      if (attempt > 0) host.registerRemotes([record(remote, attempt)], { force: true });
      return host.loadRemote(`${name}/module`);
    },
  };
}
