import type { RemoteRecord } from '@portal/contracts';
import { expect, it } from 'vitest';
import { shellRoutes } from '../routes';
import { portalRoutes } from './portalRoutes';
import { routeOwner } from './routeOwner';

const remote = (name: string, ...paths: string[]): RemoteRecord => ({
  name,
  version: '1',
  contract: 1,
  entry: '',
  preload: [],
  routes: paths.map((path) => ({ path, title: path, preload: [] })),
});

const routes = portalRoutes(
  [...shellRoutes, { path: '*' }].map(({ path }) => ({ path, element: null })),
  [remote('store', '/store', '/store/statement'), remote('content', '/mira', '/article/:slug', '/tos')],
);

it.each([
  ['/store', 'store'],
  ['/STORE', 'store'],
  ['/store/', 'store'],
  ['/store/statement', 'store'],
  ['/mira', 'content'],
  ['/tos', 'content'],
  ['/article/Any-Slug', 'content'],
])('%s belongs to %s (SH-41, OP-01)', (path, owner) => {
  expect(routeOwner(routes, path)?.remote).toBe(owner);
});

it.each(['/', '/404', '/warning', '/discord', '/a/b/c', '/article', '/store/other'])(
  '%s belongs to the shell',
  (path) => {
    expect(routeOwner(routes, path)).toBeUndefined();
  },
);
