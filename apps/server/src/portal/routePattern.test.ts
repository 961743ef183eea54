import { expect, it } from 'vitest';
import { routePattern } from './routePattern';

it.each<[string, string[], Record<string, string> | undefined]>([
  ['/', [], {}],
  ['/', ['store'], undefined],
  ['/AI', ['ai'], {}],
  ['/store', ['STORE'], {}],
  ['/store', ['store', 'statement'], undefined],
  ['/users/:username', ['Users', 'Élan'], { username: 'Élan' }],
  ['/users/:username', ['users'], undefined],
  ['/users/:username', ['users', ''], undefined],
  ['/:target', ['x'], { target: 'x' }],
  ['/embed/*', ['embed', 'spin', 'x'], {}],
  ['/embed/*', ['other'], undefined],
  ['/page/:id?', ['page'], {}],
  ['/page/:id?', ['page', '7'], { id: '7' }],
])('%s against %j', (path, segments, parameters) => {
  expect(routePattern(path).match(segments)).toEqual(parameters);
});

it('ranks static segments above parameters, and those above a rest', () => {
  const order = ['/article/latest', '/article/:slug', '/:a/:b', '/article/*'];
  const ranked = [...order].reverse().sort((a, b) => routePattern(b).rank - routePattern(a).rank);
  expect(ranked.slice(0, 2)).toEqual(order.slice(0, 2));
  expect(routePattern('/team').rank).toBeGreaterThan(routePattern('/:target').rank);
});
