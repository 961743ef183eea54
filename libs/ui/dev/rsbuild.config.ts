import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The gallery: every component in every state, for eyes and for axe. `npx rsbuild dev -c libs/ui/dev/rsbuild.config.ts` */
export default defineConfig({
  root: import.meta.dirname,
  source: { entry: { index: './main.tsx' } },
  html: { template: './index.html', favicon: '../../brand/public/favicon.svg' },
  output: { distPath: { root: '../../../dist/gallery' }, cleanDistPath: true, legalComments: 'none' },
  server: { port: 4300 },
  plugins: [pluginReact()],
});
