import { defineHostBuild } from '../../libs/federation/build/host';
import { shellRoutes } from './src/routes';

export default defineHostBuild({ template: './src/index.html', routes: shellRoutes });
