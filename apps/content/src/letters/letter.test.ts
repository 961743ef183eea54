import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseLetters } from './letter';

const good = {
  slug: 'one',
  title: 'One',
  content: ['Dear you,'],
  meta: { author: 'Mira', date: '2026-01-01' },
};

it('keeps the good letters when one is bad', () => {
  expect(parseLetters([good, { slug: 'two' }, null])).toEqual([good]);
});

it('refuses a document that is no list', () => {
  expect(() => parseLetters({ one: good })).toThrow();
});

it('ships letters that are all of the right shape', () => {
  const shipped = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/letters.json'), 'utf8'));
  expect(parseLetters(shipped)).toHaveLength(shipped.length);
});
