import { defineHostBuild } from '../../libs/federation/build/host';
import { shellRoutes } from './src/routes';

export default defineHostBuild({
  template: './src/index.html',
  preload: /nunito-latin-wght-normal\..*\.woff2$/,
  routes: shellRoutes,
});
