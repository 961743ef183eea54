import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { QuickRedirectPage } from './quick-redirect/QuickRedirectPage';
import type { shellRoutes } from './routes';
import { WarningPage } from './warning/WarningPage';

type ShellPath = (typeof shellRoutes)[number]['path'] | '*';

const elements = {
  '/': <HomePage />,
  '/404': <NotFoundPage />,
  '/Warning': <WarningPage />,
  '/:target': <QuickRedirectPage />,
  '*': <NotFoundPage />,
} satisfies Record<ShellPath, React.ReactNode>;

/** The shell's own pages, by route. */
export const pageElements = Object.entries(elements).map(([path, element]) => ({ path, element }));
