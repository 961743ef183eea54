import type { RemoteHost } from '@portal/federation';

/** What a monolith does in place of federation: the bundler knows where each remote's code is. */
const modules: Record<string, () => Promise<unknown>> = {
  'ai-chat': () => import(/* webpackChunkName: "ai-chat" */ '../../../apps/ai-chat/src/module'),
  arcade: () => import(/* webpackChunkName: "arcade" */ '../../../apps/arcade/src/module'),
  'chat-room': () => import(/* webpackChunkName: "chat-room" */ '../../../apps/chat-room/src/module'),
  community: () => import(/* webpackChunkName: "community" */ '../../../apps/community/src/module'),
  content: () => import(/* webpackChunkName: "content" */ '../../../apps/content/src/module'),
  store: () => import(/* webpackChunkName: "store" */ '../../../apps/store/src/module'),
};

export function shellHost(): RemoteHost {
  return {
    async load(remote) {
      const load = modules[remote];
      if (!load) throw new Error(`No remote is called ${remote}`);
      return load();
    },
  };
}
