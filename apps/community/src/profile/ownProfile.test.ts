import type { ProfileState } from '@portal/supabase';
import { describe, expect, it } from 'vitest';
import { ownProfile, publicAddress } from './ownProfile';

const nelly = {
  id: 'a',
  username: 'nelly',
  avatar: null,
  banner: null,
  bio: '',
  verified: false,
  email: 'nelly@example.com',
};
const ready: ProfileState = { status: 'ready', profile: nelly };
const nothing = { localSession: null, officialProfile: null };
const local = { localSession: '{"id":"wisp_local","username":"wisp"}', officialProfile: null };

describe('ownProfile', () => {
  it.each<[string, boolean, ProfileState, typeof nothing | typeof local, string]>([
    ['a person', false, ready, nothing, 'personal'],
    ['the flag, whoever is signed in beside it (PR-20)', true, ready, nothing, 'official'],
    ['the flag alone', true, { status: 'none' }, nothing, 'official'],
    ['the admin, who has no row (TR-120)', false, { status: 'none' }, nothing, 'official'],
    ['a local session (PR-39)', false, ready, local, 'official'],
    ['a profile on its way', false, { status: 'loading' }, nothing, 'loading'],
    ['a profile out of reach', false, { status: 'unavailable' }, nothing, 'unavailable'],
  ])('of %s', (_who, flagged, profile, stored, status) => {
    expect(ownProfile({ flagged, profile, stored })).toMatchObject({ status });
  });

  it('applies what is stored for the official profile (PR-38)', () => {
    const stored = { localSession: null, officialProfile: '{"bio":"Be kind."}' };
    expect(ownProfile({ flagged: true, profile: ready, stored })).toMatchObject({
      profile: { id: 'wisp-official', bio: 'Be kind.' },
    });
  });
});

it.each([
  ['nelly', 'https://wisp.example/users/nelly'],
  ['Nelly Ghost', 'https://wisp.example/users/Nelly%20Ghost'],
  ['a/b?c#d', 'https://wisp.example/users/a%2Fb%3Fc%23d'],
])('the address of %s is %s (PR-13, OP-93)', (username, address) => {
  expect(publicAddress('https://wisp.example', username)).toBe(address);
});
