import type { Samples } from '@portal/testing/scenarios';

const PARAGRAPH = 'Some evenings are long, and a page that says so is a kind of company. '.repeat(6).trim();

const articles = Object.fromEntries(
  Array.from({ length: 120 }, (_, index) => [
    index === 0 ? 'welcome-to-wisp' : `article-${index}`,
    {
      title:
        index % 3 === 0
          ? `Article ${index}, ${'with more to its title '.repeat(5)}`.trim()
          : `Article ${index}`,
      date: '2026-01-01',
      author: 'Mira',
      verified: index % 2 === 0,
      content: Array.from({ length: 12 }, (_each, place) => `${place + 1}. ${PARAGRAPH}`),
    },
  ]),
);

const letter = {
  slug: 'to-whoever-is-awake',
  title: 'To whoever is awake',
  content: Array.from({ length: 40 }, (_, place) => `${place + 1}. ${PARAGRAPH}`),
  meta: { author: 'Mira', date: '2026-01-01' },
};

export const samples = {
  addresses: { '/article/:slug': '/article/welcome-to-wisp', '/letter/:slug': '/letter/to-whoever-is-awake' },
  empty: { answers: { 'GET /articles.json': () => ({}), 'GET /letters.json': () => [] } },
  full: { answers: { 'GET /articles.json': () => articles, 'GET /letters.json': () => [letter] } },
} satisfies Samples;
