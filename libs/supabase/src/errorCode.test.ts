import { expect, it } from 'vitest';
import { errorCode } from './errorCode';

it.each([
  ['a policy', { code: '42501', message: 'permission denied for table messages' }, '42501'],
  ['a duplicate', { code: '23505', message: 'duplicate key' }, '23505'],
  ['a raised rule', { code: 'P0001', message: 'chat_closed' }, 'chat_closed'],
  ['a limit', { code: 'PT429', message: 'rate_limited' }, 'PT429'],
  ['no row', { code: 'PGRST116', message: 'no rows' }, 'PGRST116'],
  [
    'the auth API',
    { name: 'AuthApiError', code: 'invalid_credentials', message: 'Invalid' },
    'invalid_credentials',
  ],
  ['a REST call without a network', { code: '', message: 'TypeError: Failed to fetch' }, 'network'],
  ['an answer of a proxy', { code: '', message: '<html>502</html>' }, 'network'],
  ['an auth call without a network', { name: 'AuthRetryableFetchError', message: 'x', status: 0 }, 'network'],
  ['a function without a network', { name: 'FunctionsFetchError', message: 'x' }, 'network'],
  ['fetch in Chromium', new TypeError('Failed to fetch'), 'network'],
  ['fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  ['fetch in Safari', new TypeError('Load failed'), 'network'],
  ['fetch in Node', new TypeError('fetch failed'), 'network'],
  ['an abandoned call', new DOMException('The operation was aborted', 'AbortError'), 'network'],
  ['a bug', new TypeError('x is not a function'), 'unknown'],
  ['a text', 'chat_closed', 'unknown'],
  ['nothing', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a raised exception without words', { code: 'P0001' }, 'unknown'],
])('names %s', (_what, error, code) => {
  expect(errorCode(error)).toBe(code);
});
