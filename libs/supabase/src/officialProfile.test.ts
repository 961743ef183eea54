import { describe, expect, it } from 'vitest';
import { isOfficialLocalSession, isOfficialUsername, officialProfile } from './officialProfile';

const wisp = { name: 'Wisp', slug: 'wisp' };

describe('officialProfile', () => {
  it('has an id, a name, an avatar and a bio of its own (PR-37)', () => {
    expect(officialProfile(null, wisp)).toEqual({
      id: 'wisp-official',
      username: 'wisp',
      avatar: '/avatars/official.svg',
      banner: null,
      bio: 'Official account of Wisp',
      verified: true,
      email: null,
    });
  });

  it('follows the brand', () => {
    expect(officialProfile(null, { name: 'Lumen', slug: 'lumen' })).toMatchObject({
      id: 'lumen-official',
      username: 'lumen',
      bio: 'Official account of Lumen',
    });
  });

  it('is overridden by what is stored, field by field (PR-38)', () => {
    const stored = JSON.stringify({
      bio: 'We listen.',
      avatar: '/a.png',
      verified: false,
      email: 'hi@example.com',
    });
    expect(officialProfile(stored, wisp)).toMatchObject({
      id: 'wisp-official',
      username: 'wisp',
      bio: 'We listen.',
      avatar: '/a.png',
      verified: false,
      email: 'hi@example.com',
    });
  });

  it.each(['', '{', 'null', '[]', '"text"', '3', '{"bio":7,"username":"","verified":"yes"}'])(
    'ignores a stored profile that is broken: %s',
    (stored) => expect(officialProfile(stored, wisp)).toEqual(officialProfile(null, wisp)),
  );
});

it.each([
  ['wisp', true],
  ['Wisp', true],
  ['WISP', true],
  ['wisp2', false],
  ['', false],
])('/users/%s is the official account: %s', (username, official) => {
  expect(isOfficialUsername(username, wisp)).toBe(official);
});

it.each([
  ['{"id":"wisp_local","username":"wisp"}', true],
  ['{"id":"wisp_local","username":"mira"}', false],
  ['{"id":"somebody","username":"wisp"}', false],
  ['{"id":"lumen_local","username":"lumen"}', false],
  ['wisp_local', false],
  ['null', false],
  [null, false],
])('%s is a local session of the official account: %s (PR-39)', (stored, official) => {
  expect(isOfficialLocalSession(stored, wisp)).toBe(official);
});
