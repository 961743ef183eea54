import { expect, it } from 'vitest';
import { parseArticles, parseLetters } from './entries';

it('describes an article by its first paragraph, cut at a word', () => {
  const long = 'word '.repeat(60).trim();
  const articles = parseArticles(JSON.stringify({ a: { title: 'A', content: [long] }, b: { title: 'B' } }));
  const { description } = articles.get('a')!;
  expect(description).toMatch(/word…$/);
  expect(description!.length).toBeLessThanOrEqual(161);
  expect(articles.get('b')).toEqual({ title: 'B' });
});

it.each(['"text"', '{"a": 1}', '{"a": {}}', 'nothing'])('refuses articles that read %s', (text) => {
  expect(() => parseArticles(text)).toThrow();
});

it.each(['{}', '[{"title": "x"}]'])('refuses letters that read %s', (text) => {
  expect(() => parseLetters(text)).toThrow();
});
