import { expect, it } from 'vitest';
import { parseOptions } from './options.mjs';
import { withResults } from './report.mjs';

it('replaces what stands between the marks, and nothing else', () => {
  const document = 'Before\n<!-- bench:results -->\nold\n<!-- /bench:results -->\nafter\n';
  const once = withResults(document, 'new, for $1');
  expect(once).toBe('Before\n<!-- bench:results -->\n\nnew, for $1\n\n<!-- /bench:results -->\nafter\n');
  expect(withResults(once, 'new, for $1')).toBe(once);
});

it('says so when a document has no marks', () => {
  expect(() => withResults('# Performance', 'new')).toThrow('no place for results');
});

it('measures everything fifteen times unless it is told otherwise', () => {
  const { runs, pages, profiles, build, write } = parseOptions([]);
  expect({ runs, profiles, build, write }).toEqual({
    runs: 15,
    profiles: ['slow', 'fast'],
    build: true,
    write: false,
  });
  expect(pages).toHaveLength(7);
  expect(parseOptions(['--runs', '3', '--pages', '/,/AI', '--no-build'])).toMatchObject({
    runs: 3,
    pages: ['/', '/AI'],
    build: false,
  });
});

it.each([[['--runs', 'many']], [['--profiles', 'slow,none']], [['--speed']]])('refuses %j', (args) => {
  expect(() => parseOptions(args)).toThrow();
});
