import { join, resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Lets several builds of one page each refresh the components that they have compiled. */
const SEVERAL_REFRESHERS = join(import.meta.dirname, 'devRefreshers.ts');

interface Development {
  /** Of the build, unique on a page. */
  name: string;
  /** Where the development server has the files, with a slash at the end. */
  files: string;
  /** Whether this build brings React to the page. */
  isHost: boolean;
  /** Files whose edits change the configuration. */
  restartOn: string[];
}

/** How a build behaves below `npm run dev`; a production build is not touched. */
export function developmentBuild({ name, files, isHost, restartOn }: Development): RsbuildPlugin {
  return {
    name: 'portal:development-build',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          mode: 'development',
          source: isHost ? { preEntry: SEVERAL_REFRESHERS } : {},
          dev: {
            assetPrefix: files,
            client: { path: `/__dev/hot/${name}` },
            // It asks at the server's root, where another server stands.
            lazyCompilation: false,
            watchFiles: {
              type: 'reload-server',
              paths: restartOn.map((file) => resolve(api.context.rootPath, file)),
            },
            writeToDisk: (file) => file.endsWith('.html'),
          },
          server: { htmlFallback: false, publicDir: false, cors: false, printUrls: false },
        }),
      );
    },
  };
}
