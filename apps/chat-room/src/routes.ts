import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  {
    path: '/Chat',
    page: 'ChatPage',
    title: 'Chat Room',
    description: 'Talk with others, live. Kindness first.',
  },
] as const satisfies RouteDeclaration[];
