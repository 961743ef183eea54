import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellRoutes } from '../../apps/shell/src/routes';
import { parseRegistry } from '../../libs/contracts/src/index';

const registry = parseRegistry(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/portal/remotes.json'), 'utf8')),
);

/** Parameters that lead to a page with something on it. */
const EXAMPLES: Record<string, string> = {
  '/:target': '/discord',
  '/article/:slug': '/article/welcome-to-wisp',
  '/letter/:slug': '/letter/to-whoever-is-awake',
  '/link/:slug': '/link/nothing-here',
  '/users/:username': '/users/wisp',
};

/** Every page of the built portal: who draws it, and an address of it. */
export const everyRoute = [
  ...shellRoutes.map(({ path }) => ({ remote: 'shell', path })),
  ...registry.remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ remote: name, path }))),
].map((route) => ({ ...route, address: EXAMPLES[route.path] ?? route.path }));

export const remoteNames = registry.remotes.map((remote) => remote.name);
