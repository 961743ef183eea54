import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFile } from './watchedFile';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'watched-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function setUp() {
  const path = join(directory, 'file.json');
  const reports: string[] = [];
  const file = watchFile<number>(path, JSON.parse, (line) => reports.push(line));
  return { path, reports, file };
}

it('reads a file again when it has changed', async () => {
  const { path, file } = setUp();
  writeFileSync(path, '1');
  const first = await file.read();
  expect(first?.value).toBe(1);
  expect(await file.read()).toBe(first);
  writeFileSync(path, '22');
  const second = await file.read();
  expect(second?.value).toBe(22);
  expect(second?.stamp).not.toBe(first?.stamp);
});

it('keeps the good one when the new one is broken, and says so once', async () => {
  const { path, reports, file } = setUp();
  writeFileSync(path, '1');
  const good = await file.read();
  writeFileSync(path, '{broken');
  expect(await file.read()).toBe(good);
  expect(await file.read()).toBe(good);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('the one before stays in use');
  writeFileSync(path, '3');
  expect((await file.read())?.value).toBe(3);
});

it('keeps the good one when the file is taken away', async () => {
  const { path, reports, file } = setUp();
  writeFileSync(path, '1');
  await file.read();
  rmSync(path);
  expect((await file.read())?.value).toBe(1);
  expect(reports).toHaveLength(1);
});

it('has nothing as long as there is no file', async () => {
  const { path, reports, file } = setUp();
  expect(await file.read()).toBeUndefined();
  expect(reports).toEqual([]);
  writeFileSync(path, '1');
  expect((await file.read())?.value).toBe(1);
});
