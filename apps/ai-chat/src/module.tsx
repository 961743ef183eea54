import { defineRemote } from '@portal/contracts';
import { routes } from './routes';

export default defineRemote(routes, {
  AiPage: () => import(/* webpackChunkName: "AiPage" */ './AiPage'),
  SafetyPage: () => import(/* webpackChunkName: "SafetyPage" */ './safety/SafetyPage'),
  MoodMixPage: () => import(/* webpackChunkName: "MoodMixPage" */ './mood-mix/MoodMixPage'),
});
