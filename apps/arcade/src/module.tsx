import { defineRemote } from '@portal/contracts';
import { routes } from './routes';

export default defineRemote(routes, {
  ArcadePage: () => import(/* webpackChunkName: "ArcadePage" */ './ArcadePage'),
  GamePage: () => import(/* webpackChunkName: "GamePage" */ './GamePage'),
  RoundCheckPage: () => import(/* webpackChunkName: "RoundCheckPage" */ './RoundCheckPage'),
});
