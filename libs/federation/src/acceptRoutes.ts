import type { Registry, RemoteRecord } from '@portal/contracts';

export interface RefusedRoute {
  remote: string;
  path: string;
  /** Who has the path already. */
  owner: string;
}

/** Two patterns collide when they differ only in letter case, a trailing slash or the names of parameters. */
function shapeOf(pattern: string): string {
  return pattern
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/:[^/]+/g, ':');
}

/**
 * Gives each path to the first who declares it: the shell, then the remotes in the registry's order.
 * A wildcard is refused too: what no route claims belongs to the shell.
 */
export function acceptRoutes(
  registry: Registry,
  shellPaths: readonly string[],
): { remotes: RemoteRecord[]; refused: RefusedRoute[] } {
  const owners = new Map(shellPaths.map((path) => [shapeOf(path), 'shell']));
  const refused: RefusedRoute[] = [];
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.filter(({ path }) => {
      const shape = shapeOf(path);
      const owner = path.includes('*') ? 'shell' : owners.get(shape);
      if (owner) refused.push({ remote: remote.name, path, owner });
      else owners.set(shape, remote.name);
      return !owner;
    }),
  }));
  return { remotes, refused };
}
