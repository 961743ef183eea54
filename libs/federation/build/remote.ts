import { basename, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { CONTRACT, type RouteDeclaration, SHARED_PACKAGES } from '../../contracts/src/index';
import { developmentBuild } from './devBuild';
import { remoteRecord } from './remoteRecord';
import { retryableChunks } from './retryableChunks';
import { sharedImports } from './sharedImports';
import { BROWSERS } from './target';

export interface RemoteBuild {
  routes: readonly RouteDeclaration[];
  /** Entry in the side menu for a remote that the twelve specified links do not cover. */
  menu?: { label: string; path: string };
}

/** Rsbuild wants an entry; a remote has none but the one that federation adds. */
const UNUSED_ENTRY = 'unused';

const withoutUnusedEntry: RsbuildPlugin = {
  name: 'portal:without-unused-entry',
  setup(api) {
    api.processAssets({ stage: 'optimize-inline' }, ({ assets, compilation }) => {
      for (const file of Object.keys(assets)) {
        if (basename(file).startsWith(`${UNUSED_ENTRY}.`)) compilation.deleteAsset(file);
      }
    });
  },
};

/**
 * Of source code that several pages of a remote use. Less of it is kept in each of them: a chunk costs a request,
 * and few people see two pages.
 */
const OWN_CHUNK_FROM_BYTES = 60_000;

/** Every shared package comes from the shell: a remote carries no copy, not even as a fallback. */
const consumed = Object.fromEntries(
  SHARED_PACKAGES.map((name) => [
    name,
    { singleton: true, requiredVersion: false as const, import: false as const },
  ]),
);

/**
 * The federation runtime is on the page already, brought by the shell. Without this each remote's entry
 * would carry its own copy: 29 KB brotli instead of 2.4 KB.
 */
const runtimeOfTheShell: Rspack.Externals = [
  ({ request }, callback) =>
    request && /^[^!]*webpack-bundler-runtime\/dist\/[\w.]+$/.test(request)
      ? callback(undefined, 'var __PORTAL_BUNDLER_RUNTIME__()')
      : callback(),
];

/** The whole build of one remote: a stock Module Federation remote that exposes `./module`, as ES modules. */
export function defineRemoteBuild({ routes, menu }: RemoteBuild): RsbuildConfig {
  const name = basename(process.cwd());
  return defineConfig({
    source: { entry: { [UNUSED_ENTRY]: 'data:text/javascript,export {}' } },
    output: {
      distPath: { root: relative(process.cwd(), `../../dist/apps/${name}`) },
      cleanDistPath: true,
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
    },
    splitChunks: { preset: 'none', chunks: 'async', minSize: OWN_CHUNK_FROM_BYTES },
    plugins: [
      pluginReact({ splitChunks: false }),
      withoutUnusedEntry,
      retryableChunks,
      sharedImports,
      remoteRecord({ name, routes, menu, contract: CONTRACT }),
      developmentBuild({
        name,
        files: `/r/${name}/dev/`,
        isHost: false,
        restartOn: ['rsbuild.config.ts', 'src/routes.ts'],
      }),
    ],
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output = {
          ...config.output,
          uniqueName: name,
          module: true,
          chunkFormat: 'module',
          chunkLoading: 'import',
          library: { type: 'module' },
        };
        config.externals = runtimeOfTheShell;
        config.plugins.push(
          new ModuleFederationPlugin({
            name: name.replaceAll('-', '_'),
            filename: 'remoteEntry.js',
            library: { type: 'module' },
            exposes: { './module': './src/module.tsx' },
            shared: consumed,
            manifest: true,
            dts: false,
            experiments: { optimization: { disableSnapshot: true, target: 'web' } },
          }),
        );
      },
    },
  });
}
