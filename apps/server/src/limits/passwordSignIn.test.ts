import { describe, expect, it } from 'vitest';
import { accountOf, isPasswordGrant } from './passwordSignIn';

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const bytes = (text: string) => Buffer.from(text);

describe('accountOf', () => {
  it.each<[string, Buffer]>([
    ['plainly', bytes('{"email":"admin@localhost"}')],
    ['after a byte order mark', Buffer.concat([MARK, bytes('{"email":"admin@localhost"}')])],
    ['in capitals and spaces', bytes(' {"email":" ADMIN@localhost "} ')],
    ['in escapes', bytes('{"em\\u0061il":"\\u0061dmin@localhost"}')],
    ['last of two', bytes('{"email":"x@x.org","email":"admin@localhost"}')],
    [
      'beside bytes that are no UTF-8',
      Buffer.concat([bytes('{"email":"admin@localhost","a":"'), Buffer.from([0xff]), bytes('"}')]),
    ],
  ])('reads an account that is named %s', (_, body) => {
    expect(accountOf(body)).toBe('admin@localhost');
  });

  it.each<[string, Buffer]>([
    ['nothing', bytes('')],
    ['no JSON', bytes('email=admin@localhost')],
    ['null', bytes('null')],
    ['a list', bytes('["admin@localhost"]')],
    ['another type', bytes('{"email":["admin@localhost"]}')],
    ['two marks', Buffer.concat([MARK, MARK, bytes('{"email":"admin@localhost"}')])],
    ['UTF-16', Buffer.from('\ufeff{"email":"admin@localhost"}', 'utf16le')],
  ])('finds none in %s', (_, body) => {
    expect(accountOf(body)).toBeUndefined();
  });
});

it.each([
  ['?grant_type=password', true],
  ['?grant_type=pkce&grant_type=password', true],
  ['?grant_type=%70assword', true],
  ['?grant_type=pkce', false],
  ['', false],
])('%s is a password grant: %s', (search, isOne) => {
  expect(isPasswordGrant(search)).toBe(isOne);
});
