import { defineRemote } from '@portal/contracts';
import { routes } from './routes';

export default defineRemote(routes, {
  ChatPage: () => import(/* webpackChunkName: "ChatPage" */ './ChatPage'),
});
