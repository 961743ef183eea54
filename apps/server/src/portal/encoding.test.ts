import { expect, it } from 'vitest';
import { acceptedEncodings } from './encoding';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=0.5', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['gzip;q=nonsense', ['identity']],
  ['brr, xgzip', ['identity']],
])('accept-encoding: %s', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
