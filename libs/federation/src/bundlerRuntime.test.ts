import { expect, it } from 'vitest';
import { bundlerRuntime } from './bundlerRuntime';

it('has what the entry of a remote that exposes and consumes calls', () => {
  const { bundlerRuntime: parts, attachShareScopeMap, runtime } = bundlerRuntime();
  const { S, ...functions } = parts;
  expect(Object.keys(functions).sort()).toEqual([
    'I',
    'consumes',
    'init',
    'initContainerEntry',
    'installInitialConsumes',
  ]);
  for (const part of [...Object.values(functions), attachShareScopeMap, runtime.init]) {
    expect(part).toBeTypeOf('function');
  }
  expect(S).toEqual({});
});

it('gives each remote scopes of its own', () => {
  expect(bundlerRuntime().bundlerRuntime.S).not.toBe(bundlerRuntime().bundlerRuntime.S);
});
