import { brand } from '@portal/brand';

const HIDDEN_ON = new Set([
  '',
  '/login',
  '/profile',
  '/tos',
  '/privacy',
  '/team',
  '/payment',
  '/donation',
  '/contact',
  `/${brand.slug}bot`,
  '/articles',
  '/about',
  '/support',
  '/maintenance',
  '/reqverified',
]);

/** Whether the account banner stands above a page (SH-50 to SH-70, OP-13). */
export function isBannerVisible(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return !HIDDEN_ON.has(path) && !/^\/(article|users)\/[^/]+$/.test(path);
}
