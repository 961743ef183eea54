import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteRecord, RouteDeclaration } from '../../contracts/src/index';

interface Options {
  name: string;
  contract: number;
  routes: readonly RouteDeclaration[];
  menu?: { label: string; path: string };
}

/** A remote's version is the fingerprint of what was built: the same sources give the same address. */
async function fingerprint(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const entry of (await readdir(directory, { recursive: true, withFileTypes: true })).sort(byPath)) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    hash.update(file.slice(directory.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

const byPath = (a: { parentPath: string; name: string }, b: { parentPath: string; name: string }) =>
  join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}

/**
 * Writes `remote.json` beside the build: the remote's record for the registry, with the files that each
 * route needs, so that the server can announce them before any script has run.
 */
export function remoteRecord({ name, contract, routes, menu }: Options): RsbuildPlugin {
  return {
    name: 'portal:remote-record',
    setup(api) {
      const write = async (record: RemoteRecord) => {
        await mkdir(api.context.distPath, { recursive: true });
        await writeFile(join(api.context.distPath, 'remote.json'), `${JSON.stringify(record, null, 2)}\n`);
      };
      // Below `npm run dev` files change all the time: they have one address, and nobody announces them.
      api.onBeforeStartDevServer(() =>
        write({
          name,
          version: 'dev',
          contract,
          entry: `/r/${name}/dev/remoteEntry.js`,
          preload: [],
          routes: routes.map(({ path, title, description }) => ({ path, title, description, preload: [] })),
          menu,
        }),
      );
      api.onAfterBuild(async ({ stats }) => {
        if (stats?.hasErrors()) return;
        const directory = api.context.distPath;
        const groups = stats?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
        const manifest: Manifest = JSON.parse(await readFile(join(directory, 'mf-manifest.json'), 'utf8'));
        const version = await fingerprint(directory);
        const base = `/r/${name}/${version}/`;
        const at = (file: string) => base + file;
        const own = [
          manifest.metaData.remoteEntry.name,
          ...manifest.exposes.flatMap((e) => e.assets.js.sync),
        ];
        const filesOf = (page: string) =>
          (groups[page]?.assets ?? [])
            .map((asset) => asset.name)
            .filter((f) => f.endsWith('.js') && !own.includes(f));
        await write({
          name,
          version,
          contract,
          entry: at(manifest.metaData.remoteEntry.name),
          preload: own.map(at),
          routes: routes.map(({ path, page, title, description }) => ({
            path,
            title,
            description,
            preload: filesOf(page).map(at),
          })),
          menu,
        });
      });
    },
  };
}
