import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REPLACED } from './runtimeParts';

it.each(Object.entries(REPLACED))('replaces %s, which is where it is looked for', (official, own) => {
  expect(existsSync(official)).toBe(true);
  expect(existsSync(own)).toBe(true);
});
