import type { RouteDeclaration } from '@portal/contracts';

/** What the shell draws itself. Every other path comes from a remote, through the registry. */
export const shellRoutes = [
  { path: '/', page: 'HomePage', title: 'Home' },
  { path: '/404', page: 'NotFoundPage', title: 'Page not found' },
  { path: '/Warning', page: 'WarningPage', title: 'Warning' },
  { path: '/:target', page: 'QuickRedirectPage', title: 'Redirecting' },
] as const satisfies readonly RouteDeclaration[];
