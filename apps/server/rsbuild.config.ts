import { defineConfig } from '@rsbuild/core';

/** Two programs for plain Node: the front, and the thread with the database. Packages stay in node_modules. */
export default defineConfig({
  source: { entry: { main: './src/main.ts', worker: './src/worker/backendWorker.ts' } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: '../../dist/apps/server' },
    cleanDistPath: true,
    filename: { js: '[name].js' },
    minify: false,
    externals: [/^(?!@portal\/)[@a-z]/],
  },
  tools: {
    rspack: {
      // Where a program is, it finds out when it runs.
      module: { parser: { javascript: { importMeta: false } } },
      externalsType: 'module-import',
    },
  },
});
