import { basename, relative } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RouteDeclaration } from '../../contracts/src/index';
import { developmentBuild } from './devBuild';
import { REPLACED, WITHOUT } from './runtimeParts';
import { shellRecord } from './shellRecord';
import { BROWSERS } from './target';

export interface HostBuild {
  /** HTML template of the one document. */
  template: string;
  /** Files that the first paint waits for although no markup names them, e.g. the font of all text. */
  preload: RegExp;
  /** The routes that the shell draws itself. */
  routes: readonly RouteDeclaration[];
}

/** The build of the shell: one entry, with everything that remotes share on board. */
export function defineHostBuild({ template, preload, routes }: HostBuild): RsbuildConfig {
  const name = basename(process.cwd());
  return defineConfig({
    source: { entry: { index: './src/main.tsx' }, define: WITHOUT },
    resolve: { alias: REPLACED },
    html: { template, title: '', inject: 'head', scriptLoading: 'module' },
    output: {
      distPath: { root: relative(process.cwd(), `../../dist/apps/${name}`) },
      cleanDistPath: true,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      module: true,
    },
    performance: { preload: { type: 'all-assets', include: [preload] } },
    splitChunks: { preset: 'none', chunks: 'async' },
    plugins: [
      pluginReact({ splitChunks: false }),
      shellRecord(routes),
      developmentBuild({ name, files: `/__dev/${name}/`, isHost: true, restartOn: ['src/routes.ts'] }),
    ],
  });
}
