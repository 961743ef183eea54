import { defineRemote } from '@portal/contracts';
import { routes } from './routes';

export default defineRemote(routes, {
  StorePage: () => import(/* webpackChunkName: "StorePage" */ './StorePage'),
  StatementPage: () => import(/* webpackChunkName: "StatementPage" */ './statement/StatementPage'),
});
