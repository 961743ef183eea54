import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const lines = readFileSync(join(ROOT, '.github', 'CODEOWNERS'), 'utf8').split('\n');
const rules = lines
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/);
    return { pattern, owners };
  });
const patterns = rules.map(({ pattern }) => pattern);

it('gives every app and lib a line of its own', () => {
  for (const folder of ['apps', 'libs']) {
    for (const project of readdirSync(join(ROOT, folder)))
      expect(patterns).toContain(`/${folder}/${project}/`);
  }
});

it('names only what is there, and owners for all of it', () => {
  for (const { pattern, owners } of rules) {
    expect(pattern === '*' || existsSync(join(ROOT, pattern))).toBe(true);
    expect(owners.length).toBeGreaterThan(0);
    for (const owner of owners) expect(owner).toMatch(/^@[\w-]+\/[\w-]+$/);
  }
});

it('lets no later line take away what an earlier one gives: the last match counts', () => {
  patterns.forEach((pattern, place) => {
    const later = patterns.slice(place + 1);
    expect(later.filter((other) => other === '*' || pattern.startsWith(other))).toEqual([]);
  });
});
