import type { Registry } from '@portal/contracts';
import type { Site } from '../portal/site';
import type { BackendState } from '../worker/supervisor';

export interface Health {
  status: 200 | 503;
  body: {
    status: 'ok' | 'failing';
    /** Of the portal. */
    version: string;
    /** Of the shell's build. */
    release?: string;
    remotes: Record<string, { version: string }>;
    database: string;
    /** The parts that do not answer; only when there are some. */
    failing?: string[];
  };
}

const versions = (registry: Registry | undefined) =>
  Object.fromEntries((registry?.remotes ?? []).map(({ name, version }) => [name, { version }]));

function databaseState(backend: BackendState | 'hosted'): string {
  if (backend === 'hosted') return 'hosted';
  if (backend.kind !== 'open') return backend.kind;
  return backend.isDatabaseAnswering ? 'ok' : 'not answering';
}

/** How the portal is, from what is known already: it waits for nothing, so that it answers however busy the database is. */
export function healthOf(version: string, site: Site | undefined, backend: BackendState | 'hosted'): Health {
  const database = databaseState(backend);
  const failing = [
    ...(site ? [] : ['shell']),
    ...(site && !site.hasRegistry ? ['remotes'] : []),
    ...(database === 'ok' || database === 'hosted' ? [] : ['database']),
  ];
  return {
    status: failing.length === 0 ? 200 : 503,
    body: {
      status: failing.length === 0 ? 'ok' : 'failing',
      version,
      release: site?.shell.release,
      remotes: versions(site?.registry),
      database,
      ...(failing.length > 0 ? { failing } : {}),
    },
  };
}
