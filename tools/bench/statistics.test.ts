import { expect, it } from 'vitest';
import { geometricMean, median, ratioOfMedians, seededRandom } from './statistics.mjs';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 1, 2], 5.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('gives the same random numbers for the same seed', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
  expect(numbers(1).every((number) => number >= 0 && number < 1)).toBe(true);
});

it('is sure of a ratio that every run shows', () => {
  expect(ratioOfMedians([220, 110, 330], [200, 100, 300])).toEqual({ ratio: 1.1, from: 1.1, to: 1.1 });
});

it('is less sure of it the more the runs differ', () => {
  const base = Array.from({ length: 20 }, () => 100);
  const spread = (by: number) => base.map((value, run) => value + 10 + ((run % 5) - 2) * by);
  const narrow = ratioOfMedians(spread(1), base);
  const wide = ratioOfMedians(spread(10), base);
  expect(narrow.ratio).toBeCloseTo(1.1);
  expect(wide.from).toBeLessThan(narrow.from!);
  expect(wide.to).toBeGreaterThan(narrow.to!);
});

it('takes half as much and twice as much for even', () => {
  expect(geometricMean([0.5, 2])).toBeCloseTo(1);
});
