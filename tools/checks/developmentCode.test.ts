import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** Text of what only `npm run dev` uses, that survives minification. */
const MARKERS = {
  'the hot updates': '/__dev/',
  'refreshing of components': '$RefreshReg$',
  'the page of a remote alone': 'portal-dev-',
  'the people of the scenarios': 'a lamp for the garden',
};

const programs = ['portal', join('apps', 'server')]
  .map((folder) => join(DIST, folder))
  .filter(existsSync)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|html|json)$/.test(file))
      .map((file) => join(folder, file)),
  );

it('has a built portal to look at', () => {
  expect(programs.some((file) => file.endsWith(join('apps', 'server', 'main.js')))).toBe(true);
  expect(programs.some((file) => file.endsWith('remoteEntry.js'))).toBe(true);
});

it.each(Object.entries(MARKERS))('nothing that is shipped contains %s', (_, marker) => {
  expect(programs.filter((file) => readFileSync(file, 'utf8').includes(marker))).toEqual([]);
});
