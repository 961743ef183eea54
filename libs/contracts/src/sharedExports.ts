import type { SharedPackage } from './sharedPackages';

/**
 * Of these packages the shell shares only what is named here, which saves 30 KB on every first visit.
 * `additive changes only`, as with the packages: a remote that is out there may use any of them.
 * The build of a remote that imports anything else fails.
 */
export const SHARED_EXPORTS = {
  'react-router-dom': [
    'createPath',
    'generatePath',
    'Link',
    'matchPath',
    'Navigate',
    'NavLink',
    'Outlet',
    'parsePath',
    'Route',
    'Routes',
    'useHref',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useParams',
    'useSearchParams',
  ],
  'styled-components': ['createGlobalStyle', 'css', 'default', 'keyframes', 'styled'],
} as const satisfies Partial<Record<SharedPackage, readonly string[]>>;
