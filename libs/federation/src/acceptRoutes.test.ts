import type { RemoteRecord } from '@portal/contracts';
import { expect, it } from 'vitest';
import { acceptRoutes } from './acceptRoutes';

const remote = (name: string, ...paths: string[]): RemoteRecord => ({
  name,
  version: '1',
  contract: 1,
  entry: `/r/${name}/1/remoteEntry.js`,
  preload: [],
  routes: paths.map((path) => ({ path, title: path, preload: [] })),
});

const accept = (...remotes: RemoteRecord[]) =>
  acceptRoutes({ schema: 1, remotes }, ['/', '/:target', '/404']);

it('keeps routes that nobody else has', () => {
  const { remotes, refused } = accept(
    remote('store', '/store', '/store/statement'),
    remote('arcade', '/Arcade'),
  );
  expect(remotes.map((r) => r.routes.map((route) => route.path))).toEqual([
    ['/store', '/store/statement'],
    ['/Arcade'],
  ]);
  expect(refused).toEqual([]);
});

it.each([
  ['a path of the shell', '/404', 'shell'],
  ['the home page', '/', 'shell'],
  ['the catch-all under another parameter name', '/:anything', 'shell'],
  ['a wildcard', '/store/*', 'shell'],
  ['the same path in other letters', '/STORE', 'store'],
  ['the same path with a slash behind', '/store/', 'store'],
  ['the same shape with another parameter name', '/article/:id', 'store'],
])('refuses %s', (_, path, owner) => {
  const { remotes, refused } = accept(
    remote('store', '/store', '/article/:slug'),
    remote('late', path, '/late'),
  );
  expect(refused).toEqual([{ remote: 'late', path, owner }]);
  expect(remotes[1]?.routes.map((route) => route.path)).toEqual(['/late']);
});
