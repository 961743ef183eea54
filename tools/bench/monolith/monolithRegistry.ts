import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT, type Registry, type RouteDeclaration } from '../../../libs/contracts/src/index';

type Routes = Record<string, readonly RouteDeclaration[]>;

/** Two remotes with a page of one name would share a chunk here, which they never do when federated. */
function refuseSharedNames(routes: Routes): void {
  const owners = new Map<string, string>();
  for (const [remote, declared] of Object.entries(routes)) {
    for (const { page } of declared) {
      const owner = owners.get(page) ?? remote;
      if (owner !== remote) throw new Error(`${owner} and ${remote} both have a page called ${page}`);
      owners.set(page, owner);
    }
  }
}

/**
 * Writes `remotes.json` beside the build: the registry that assembling writes for a federated portal, with the
 * monolith's own chunks in it. Server and shell so give the same hints for both.
 */
export function monolithRegistry(routes: Routes): RsbuildPlugin {
  refuseSharedNames(routes);
  return {
    name: 'portal:monolith-registry',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (stats?.hasErrors()) return;
        const groups = stats?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
        const filesOf = (chunk: string) => {
          const group = groups[chunk];
          if (!group?.assets?.length) throw new Error(`The monolith has no chunk called ${chunk}`);
          return group.assets.map((asset) => `/${asset.name}`).filter((file) => file.endsWith('.js'));
        };
        const registry: Registry = {
          schema: 1,
          remotes: Object.entries(routes).map(([name, declared]) => {
            const own = filesOf(name);
            return {
              name,
              version: 'monolith',
              contract: CONTRACT,
              entry: own.at(-1)!,
              preload: own,
              routes: declared.map(({ path, page, title, description }) => ({
                path,
                title,
                description,
                preload: filesOf(page).filter((file) => !own.includes(file)),
              })),
            };
          }),
        };
        await writeFile(join(api.context.distPath, 'remotes.json'), `${JSON.stringify(registry, null, 2)}\n`);
      });
    },
  };
}
