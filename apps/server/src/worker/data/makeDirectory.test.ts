import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDirectory } from './makeDirectory';
import { prepareStorage } from './prepareStorage';

let place: string;
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'portal-directory-')));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

it('makes what is missing, for its owner alone', () => {
  makeDirectory(join(place, 'a', 'b'));
  for (const path of ['a', 'a/b']) expect(statSync(join(place, path)).mode & 0o777).toBe(0o700);
});

it('takes what is there as it is', () => {
  const { mode } = statSync(place);
  makeDirectory(place);
  expect(statSync(place).mode).toBe(mode);
});

it('does not put a directory where a file is', () => {
  writeFileSync(join(place, 'file'), '');
  for (const path of ['file', 'file/below']) expect(() => makeDirectory(join(place, path))).toThrow();
});

it.runIf(process.platform === 'linux').each(['/proc/portal', '/proc/portal/data', '/sys/portal'])(
  'refuses the start where nothing can be made: %s',
  (path) => {
    const backend = { storage: { kind: 'directory', path }, admin: { email: 'admin@localhost' } };
    expect(() => prepareStorage(backend as never)).toThrow(
      new RegExp(`^DATA_DIR=${path} is not allowed: a directory that can be written \\(E[A-Z]+\\)$`),
    );
  },
);
