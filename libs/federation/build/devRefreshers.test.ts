import { beforeEach, expect, it, vi } from 'vitest';

const hookOf = () => globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__!;

/** React as it announces itself. */
function renderer() {
  const told: ((type: unknown) => unknown)[] = [];
  return { told, setRefreshHandler: (handler: (type: unknown) => unknown) => void told.push(handler) };
}

beforeEach(() => {
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = undefined;
  vi.resetModules();
});

it('keeps the renderer for a refresh runtime that comes after React', async () => {
  await import('./devRefreshers');
  const react = renderer();
  const id = hookOf().inject(react);
  expect(hookOf().renderers.get(id)).toBe(react);
});

it('lets React ask every runtime, not only the one that refreshed last', async () => {
  await import('./devRefreshers');
  const react = renderer();
  hookOf().inject(react);
  react.setRefreshHandler((type) => (type === 'of the shell' ? 'newer one of the shell' : undefined));
  react.setRefreshHandler((type) => (type === 'of a remote' ? 'newer one of a remote' : undefined));
  const ask = react.told.at(-1)!;
  expect(ask('of the shell')).toBe('newer one of the shell');
  expect(ask('of a remote')).toBe('newer one of a remote');
  expect(ask('of nobody')).toBeUndefined();
});

it('leaves React as it is in the hands of a hook that is there already', async () => {
  const inject = vi.fn(() => 7);
  const given = { renderers: new Map(), supportsFiber: true, inject } as never;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = given;
  await import('./devRefreshers');
  const react = renderer();
  expect(hookOf()).toBe(given);
  expect(hookOf().inject(react)).toBe(7);
  expect(inject).toHaveBeenCalledWith(react);
});
