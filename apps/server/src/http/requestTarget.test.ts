import { describe, expect, it } from 'vitest';
import { parseTarget } from './requestTarget';

describe('parseTarget', () => {
  it.each([
    ['/', []],
    ['/store', ['store']],
    ['/store/', ['store']],
    ['/users/%C3%A9lan%20vital', ['users', 'élan vital']],
    ['/users/a%2Fb', ['users', 'a/b']],
    ['//evil.example/x', ['', 'evil.example', 'x']],
    ['/a/%252e%252e/b', ['a', '%2e%2e', 'b']],
  ])('splits %s', (target, segments) => {
    expect(parseTarget(target)).toEqual({ path: target, search: '', segments });
  });

  it('keeps the query as it was sent', () => {
    expect(parseTarget('/rest/v1/messages?select=*&text=eq.a%2Fb?')).toEqual({
      path: '/rest/v1/messages',
      search: '?select=*&text=eq.a%2Fb?',
      segments: ['rest', 'v1', 'messages'],
    });
  });

  it.each([
    '',
    '*',
    'http://evil.example/',
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/a%0d%0ab',
    '/../etc/passwd',
    '/a/%2e%2E/b',
    '/a/.%2e',
    '/a/./b',
    '/a\\..\\b',
    '/a#b',
    '/a b',
    '/é',
    '/\u0000',
  ])('refuses %j', (target) => {
    expect(parseTarget(target)).toBeUndefined();
  });
});
