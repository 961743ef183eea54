import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  {
    path: '/store',
    page: 'StorePage',
    title: 'Store',
    description: 'Collect free coins and trade them for small gifts.',
  },
  { path: '/store/statement', page: 'StatementPage', title: 'Coin statement' },
] as const satisfies readonly RouteDeclaration[];
