import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Parts of the federation runtime that this host does not use; the runtime drops them by these names. */
export const WITHOUT = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_HAS_EXPOSES: 'true',
  ENV_TARGET: '"web"',
};

const require = createRequire(import.meta.url);
const core = dirname(require.resolve('@module-federation/runtime-core'));
const sdk = dirname(require.resolve('@module-federation/sdk'));
const own = (file: string) => join(import.meta.dirname, 'runtime', file);

/**
 * What those names leave on board although nothing here calls it: manifests with their snapshots, preloading by
 * them, entries that are plain scripts. 17 KB, 4 KB brotli.
 */
export const REPLACED = {
  [join(core, 'plugins/snapshot/SnapshotHandler.js')]: own('SnapshotHandler.ts'),
  [join(core, 'utils/preload.js')]: own('preload.ts'),
  [join(sdk, 'dom.js')]: own('dom.ts'),
};
