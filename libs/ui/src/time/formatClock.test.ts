import { expect, it } from 'vitest';
import { formatClock } from './formatClock';

it.each([
  [0, '00:00:00'],
  [61, '00:01:01'],
  [3599.9, '00:59:59'],
  [365 * 3600, '365:00:00'],
  [-5, '00:00:00'],
])('%d s is %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
