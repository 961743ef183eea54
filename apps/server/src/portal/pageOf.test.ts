import { parseRegistry } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { parseArticles, parseLetters } from './entries';
import { pageFinder } from './pageOf';
import type { Site } from './site';
import { registry, shell } from './testing/testSite';

const site: Site = {
  stamp: '',
  template: '',
  shell,
  registry: parseRegistry(registry),
  hasRegistry: true,
  articles: parseArticles('{"calm":{"title":"Calm","content":"One.\\n\\nTwo."}}'),
  letters: parseLetters('[{"slug":"to-you","title":"To you","content":["Dear you,"]}]'),
};
const pageAt = pageFinder(site);

describe('pages that there are', () => {
  it.each([
    ['/', [], 'Home'],
    ['/store', ['store'], 'Store'],
    ['/STORE', ['STORE'], 'Store'],
    ['/users/mira', ['users', 'mira'], 'Profile'],
    ['/article/calm', ['article', 'calm'], 'Calm'],
    ['/letter/to-you', ['letter', 'to-you'], 'To you'],
    ['/discord, a quick redirect', ['discord'], 'Redirecting'],
    ['/Discord', ['Discord'], 'Redirecting'],
  ])('%s', (_, segments, title) => {
    expect(pageAt(segments)).toMatchObject({ status: 200, title });
  });

  it('says of an article what it is about', () => {
    expect(pageAt(['article', 'calm'])).toMatchObject({
      description: 'One.',
      canonicalPath: '/article/calm',
    });
  });

  it('has what a remote and its route need first', () => {
    expect(pageAt(['store']).preload).toEqual([
      '/r/store/1.0.0/remoteEntry.js',
      '/r/store/1.0.0/StorePage.js',
    ]);
  });

  it('gives one address to spellings of one page, and none to a page with parameters', () => {
    expect(pageAt(['STORE']).canonicalPath).toBe('/store');
    expect(pageAt(['users', 'mira']).canonicalPath).toBeUndefined();
    expect(pageAt(['users', 'mira']).key).toBe(pageAt(['users', 'arlo']).key);
  });

  it('lets only embedded games be framed', () => {
    expect(pageAt(['embed', 'spin']).isEmbed).toBe(true);
    expect(pageAt(['store']).isEmbed).toBe(false);
  });
});

describe('pages that there are not', () => {
  it.each([
    ['/404', ['404']],
    ['/a/b/c', ['a', 'b', 'c']],
    ['/nowhere', ['nowhere']],
    ['/constructor, no key of the redirects (TR-16)', ['constructor']],
    ['/__proto__', ['__proto__']],
    ['//store', ['', 'store']],
    ['/article/nothing', ['article', 'nothing']],
    ['/article/toString', ['article', 'toString']],
    ['/article/CALM, another slug', ['article', 'CALM']],
    ['/letter/nobody', ['letter', 'nobody']],
    ['/store/sticker', ['store', 'sticker']],
  ])('%s', (_, segments) => {
    expect(pageAt(segments)).toMatchObject({ status: 404, title: 'Page not found' });
  });
});
