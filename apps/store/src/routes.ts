import type { RouteDeclaration } from '@portal/contracts';

export const routes = [
  {
    path: '/store',
    page: 'StorePage',
    title: 'Store',
    description: 'Collect up to ten free coins a day.',
  },
  { path: '/store/statement', page: 'StatementPage', title: 'Coin statement' },
] as const satisfies readonly RouteDeclaration[];
