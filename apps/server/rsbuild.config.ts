import { defineConfig } from '@rsbuild/core';

/**
 * Three programs for plain Node: the front, the thread with the database, and the seed of a hosted project.
 * Packages stay in node_modules.
 */
export default defineConfig({
  source: {
    entry: {
      main: './src/main.ts',
      worker: './src/worker/backendWorker.ts',
      hostedSeed: './src/hosted-seed/main.ts',
    },
  },
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
