import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paragraphs, parseArticles, searchArticles } from './article';

const good = { title: 'A quiet walk', date: '2026-03-01', author: 'Mira', content: ['One.'] };

it('keeps the good entries when one is bad', () => {
  const articles = parseArticles({ walk: good, broken: { title: 7 }, nothing: null });
  expect(articles.map((article) => article.slug)).toEqual(['walk']);
});

it.each([[[]], [null], ['text'], [7]])('refuses a document that is no object: %j', (value) => {
  if (Array.isArray(value)) expect(parseArticles(value)).toEqual([]);
  else expect(() => parseArticles(value)).toThrow();
});

it.each([
  [
    ['One.', ' Two. ', ''],
    ['One.', 'Two.'],
  ],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\r\nTwo.\r\n\r\n\r\nThree.', ['One.', 'Two.', 'Three.']],
  ['One\nline.', ['One\nline.']],
  ['', []],
])('splits %j into paragraphs', (content, expected) => {
  expect(paragraphs(content)).toEqual(expected);
});

it.each([
  ['', 1],
  ['  ', 1],
  ['QUIET', 1],
  [' quiet ', 1],
  ['quiet walk', 1],
  ['loud', 0],
])('a search for %j finds %i', (query, count) => {
  expect(searchArticles(parseArticles({ walk: good }), query)).toHaveLength(count);
});

it('ships articles that are all of the right shape', () => {
  const shipped = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/articles.json'), 'utf8'));
  expect(parseArticles(shipped).map((article) => article.slug)).toEqual(Object.keys(shipped));
});
