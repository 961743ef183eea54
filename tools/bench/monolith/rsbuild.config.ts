import { join } from 'node:path';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { routes as aiChat } from '../../../apps/ai-chat/src/routes';
import { routes as arcade } from '../../../apps/arcade/src/routes';
import { routes as chatRoom } from '../../../apps/chat-room/src/routes';
import { routes as community } from '../../../apps/community/src/routes';
import { routes as content } from '../../../apps/content/src/routes';
import shell from '../../../apps/shell/rsbuild.config';
import { routes as store } from '../../../apps/store/src/routes';
import { monolithRegistry } from './monolithRegistry';

const SHELL_HOST = join(import.meta.dirname, '../../../apps/shell/src/provided/shellHost.ts');

/** The shell's own build with one file replaced: where it fetched remotes, it now imports them. */
export default defineConfig(
  mergeRsbuildConfig(shell, {
    resolve: {
      // Otherwise the paths of tsconfig win, silently.
      aliasStrategy: 'prefer-alias',
      alias: { [SHELL_HOST]: join(import.meta.dirname, 'shellHost.ts') },
    },
    plugins: [
      monolithRegistry({ 'ai-chat': aiChat, arcade, 'chat-room': chatRoom, community, content, store }),
    ],
  }),
);
