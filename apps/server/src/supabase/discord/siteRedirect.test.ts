import { expect, it } from 'vitest';
import { siteUrl } from './siteRedirect';

const SITE = 'http://localhost:4100';

it.each(['/', '/SuccessLogin?from=x#y', ''])('returns to the page %j of the site', (page) => {
  expect(siteUrl(SITE + page, SITE)).toBe(new URL(SITE + page).href);
});

it.each([
  null,
  '',
  'blob:http://localhost:4100/x',
  'filesystem:http://localhost:4100/x',
  'view-source:http://localhost:4100/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  'https://localhost:4100/',
  'http://localhost:4100@evil.test/',
  'http://someone@localhost:4100/',
  'http://localhost:4100.evil.test/',
])('returns to the home page instead of %j', (wanted) => {
  expect(siteUrl(wanted, SITE)).toBe(SITE);
});
