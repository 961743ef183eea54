import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RouteDeclaration } from '../../contracts/src/index';
import { developmentBuild } from './devBuild';
import { shellRecord } from './shellRecord';
import { BROWSERS } from './target';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const fileOf = (remote: string, ...path: string[]) => join(ROOT, 'apps', remote, ...path);

/** The same few lines for every remote, so that none has to write a page of its own. */
function pageOf(remotes: readonly string[]): string {
  const rows = remotes.map((name) => {
    const load = (file: string) => `() => import(${JSON.stringify(fileOf(name, file))})`;
    const samples = existsSync(fileOf(name, 'dev', 'samples.ts'))
      ? load('dev/samples.ts')
      : 'async () => ({})';
    const routes = `(await import(${JSON.stringify(fileOf(name, 'src/routes.ts'))})).routes`;
    return `{ name: '${name}', routes: ${routes}, load: ${load('src/module.tsx')}, samples: ${samples} }`;
  });
  return `
    import '@portal/brand/theme.css';
    import { startAlone } from '@portal/testing/alone';
    startAlone([${rows.join(', ')}]);
  `;
}

async function routesOf(remote: string): Promise<readonly RouteDeclaration[]> {
  return (await import(fileOf(remote, 'src', 'routes.ts'))).routes;
}

/** The page of the remotes in `meta`, which run without the shell. It takes the shell's place on the server. */
export default defineConfig(async ({ meta }) => {
  const { remotes } = meta as { remotes: readonly string[] };
  const routes = (await Promise.all(remotes.map(routesOf))).flat();
  return {
    source: { entry: { index: `data:text/javascript,${encodeURIComponent(pageOf(remotes))}` } },
    html: {
      template: './libs/testing/src/alone/index.html',
      title: '',
      inject: 'head',
      scriptLoading: 'module',
    },
    output: { overrideBrowserslist: BROWSERS, module: true },
    plugins: [
      pluginReact({ splitChunks: false }),
      shellRecord([{ path: '/', page: 'RouteList', title: 'Remotes alone' }, ...routes]),
      developmentBuild({
        name: 'alone',
        files: '/__dev/alone/',
        isHost: true,
        restartOn: remotes.map((name) => fileOf(name, 'src', 'routes.ts')),
      }),
    ],
  };
});
