import { expect, it } from 'vitest';
import { checkBody } from './checkBody';

const rows = (count: number, row: object = { text: '' }) => Array.from({ length: count }, () => row);
const columns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`c${number}`, number]));

it.each([
  ['one message', { client_id: '0', text: 'hello', reply_to: null }],
  ['a few rows', rows(100)],
  ['as many values as there may be', rows(100, columns(10))],
  ['no arguments', {}],
  ['a switch and a number', { verified: true, stars: 1.5 }],
])('passes %s', (_what, body) => {
  expect(checkBody(JSON.stringify(body))).toBeUndefined();
});

it.each([
  ['too many rows', rows(101)],
  ['too many rows', rows(32_768)],
  ['too many values', rows(100, columns(11))],
  ['too many values', [...rows(99), columns(59)]],
  ['too many columns', columns(61)],
])('refuses %s', (what, body) => {
  expect(checkBody(JSON.stringify(body))).toMatchObject({
    status: 400,
    message: expect.stringContaining(what),
  });
});

it.each([
  ['a list for a text', { text: ['a'] }],
  ['an object for a text', { text: { type: 'column' } }],
  ['an object in a later row', [{ text: 'a' }, { text: {} }]],
  ['a row that is no object', [{ text: 'a' }, 5]],
  ['a list of lists', [[1]]],
  ['a number', 5],
  ['nothing', null],
  ['a column that is no name', { 'text"; drop table x; --': 'a' }],
])('refuses %s', (_what, body) => {
  expect(checkBody(JSON.stringify(body))).toMatchObject({ status: 400, code: 'PGRST100' });
});

it.each(['', '{"text":"x"', `{"text":${'['.repeat(100_000)}`])('refuses what is no JSON', (text) => {
  expect(checkBody(text)).toMatchObject({ status: 400, code: 'PGRST102' });
});
