import type { Samples } from '@portal/testing/scenarios';

const longest = {
  id: '00000000-0000-4000-8000-000000000001',
  username: 'a_name_that_is_as_long_as_names_get',
  avatar: null,
  banner: null,
  bio: 'I like the rain, and to say at length what I like about it. '.repeat(8).trim(),
  verified: true,
};

const asked = 'GET /rest/v1/profiles';

/** One row is asked for as an object, several as a list. */
const answerWith = (row: object) => (request: Request) =>
  request.headers.get('accept')?.includes('pgrst.object') ? row : [row];

export const samples = {
  addresses: { '/users/:username': '/users/wisp', '/link/:slug': '/link/nothing-here' },
  empty: { answers: { [asked]: () => [] } },
  full: { answers: { [asked]: answerWith(longest) } },
} satisfies Samples;
