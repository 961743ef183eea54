import { expect, it } from 'vitest';
import { readOAuthReturn, withoutOAuthParameters } from './oauthReturn';

const site = 'http://localhost:4000';

it.each([
  ['/', { kind: 'none' }],
  ['/?code=abc', { kind: 'code' }],
  ['/?error=access_denied', { kind: 'failed', reason: 'access_denied' }],
  ['/?error=x&error_code=bad_oauth_state&error_description=Too+late', { kind: 'failed', reason: 'Too late' }],
  ['/#error=server_error&error_description=Down', { kind: 'failed', reason: 'Down' }],
  ['/?code=abc&error=access_denied', { kind: 'failed', reason: 'access_denied' }],
  ['/Spin/check?code=abc', { kind: 'none' }],
  ['/login?error=access_denied', { kind: 'none' }],
])('reads %s', (path, expected) => {
  expect(readOAuthReturn(site + path)).toEqual(expected);
});

it.each([
  ['/?code=abc', '/'],
  ['/?code=abc&from=menu#faq', '/?from=menu#faq'],
  ['/?error=a&error_code=b&error_description=c&state=d', '/'],
  ['/#error=a&error_description=b', '/'],
])('cleans %s to %s', (before, after) => {
  expect(withoutOAuthParameters(site + before)).toBe(site + after);
});
