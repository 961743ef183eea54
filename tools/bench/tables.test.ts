import { expect, it } from 'vitest';
import { renderTables } from './tables.mjs';

const loaded = { requests: 5, depth: 2, firstPaint: 800, largestPaint: 900, heading: 850, shift: 0.01 };

const run = (path: string, more: Record<string, number> = {}) => [
  { profile: 'slow', path, build: 'federated', values: { ...loaded, bytes: 150_000, ...more } },
  { profile: 'slow', path, build: 'monolith', values: { ...loaded, bytes: 100_000, ...more } },
];

it('puts the builds side by side, page by page, with their ratio', () => {
  const tables = renderTables([...run('/'), ...run('/store'), ...run('/'), ...run('/store')], {
    slow: 'Throttled',
  });
  expect(tables.split('\n')).toEqual([
    '### Throttled: by address',
    '',
    '| page | KB before the heading | ratio | requests | depth | FCP ms | ratio | LCP ms | ratio | heading ms | ratio | CLS |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...['/', '/store'].map(
      (path) =>
        `| \`${path}\` | 150.0 / 100.0 | **1.50** (1.50–1.50) | 5 / 5 | 2 / 2 | 800 / 800 | **1.00** (1.00–1.00) | 900 / 900 | **1.00** (1.00–1.00) | 850 / 850 | **1.00** (1.00–1.00) | 0.01 / 0.01 |`,
    ),
    '| mean |  | **1.50** |  |  |  | **1.00** |  | **1.00** |  | **1.00** |  |',
  ]);
});

it('has a table of its own for what is reached from the home page', () => {
  const tables = renderTables([...run('/'), ...run('/store', { cold: 300, hinted: 100, warm: 50 })], {
    slow: 'Throttled',
  });
  const [, changes = ''] = tables.split('### Throttled: from the home page');
  expect(changes).toContain('| `/store` | 300 / 300 |');
  expect(changes).not.toContain('| `/` |');
});
