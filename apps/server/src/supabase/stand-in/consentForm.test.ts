import { describe, expect, it } from 'vitest';
import { readConsent, readFields } from './consentForm';

const consent = (fields: Record<string, string>) => readConsent(readFields(new URLSearchParams(fields)));

describe('an account', () => {
  it('is told apart by its username alone, in upper or lower case', () => {
    const ids = ['Nelly', 'nelly', ' NELLY '].map((username, i) => {
      const answer = consent({ username, email: `${i}@example.test` });
      return answer.status === 'agreed' ? answer.account.id : answer.status;
    });
    expect(new Set(ids)).toEqual(new Set(['stand-in:nelly']));
  });

  it('never has the id of a real one', () => {
    expect(consent({ username: '80351110224678912' })).toMatchObject({
      account: { id: 'stand-in:80351110224678912' },
    });
  });

  it.each([
    ['emoji', '👩‍👩‍👧‍👦'.repeat(32)],
    ['32 characters', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['right-to-left marks', '\u200fشبح\u200f'],
    ['a composed accent', 'e\u0301lo\u0308'.normalize('NFC')],
  ])('may be called by %s', (_what, username) => {
    expect(consent({ username })).toMatchObject({ status: 'agreed', account: { username } });
  });

  it('has an address and a picture only when they are typed', () => {
    expect(consent({ username: 'a' })).toMatchObject({
      account: { email: null, isEmailVerified: false, avatarUrl: null },
    });
    expect(
      consent({ username: 'a', email: 'A@Example.Test', avatar: 'https://example.test/a.png' }),
    ).toMatchObject({
      account: { email: 'a@example.test', isEmailVerified: true, avatarUrl: 'https://example.test/a.png' },
    });
  });

  it('is cleared of control characters', () => {
    expect(consent({ username: 'a\u0000b\nc' })).toMatchObject({ account: { username: 'abc' } });
  });
});

it.each([
  [{ username: '' }, { username: 'Type a username.' }],
  [{ username: '   ' }, { username: 'Type a username.' }],
  [{ username: 'x'.repeat(33) }, { username: 'A username has at most 32 characters.' }],
  [{ username: 'a', email: 'no address' }, { email: 'Type an e-mail address, or nothing.' }],
  [{ username: 'a', email: `${'x'.repeat(250)}@b.test` }, { email: 'Type an e-mail address, or nothing.' }],
  [{ username: 'a', avatar: 'javascript:alert(1)' }, { avatar: 'Type a web address, or nothing.' }],
  [{ username: 'a', avatar: '//evil.example/a.png' }, { avatar: 'Type a web address, or nothing.' }],
  [
    { username: 'a', avatar: `https://a.test/${'x'.repeat(2_048)}` },
    { avatar: 'Type a web address, or nothing.' },
  ],
])('refuses %j with a reason', (fields, errors) => {
  expect(consent(fields as Record<string, string>)).toMatchObject({ status: 'invalid', errors });
});
