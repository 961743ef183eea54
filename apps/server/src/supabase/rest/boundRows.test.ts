import { expect, it } from 'vitest';
import { boundRows } from './boundRows';
import { embedsOf } from './embeds';

it.each([
  ['id,text', []],
  ['id,profiles(username)', [['profiles', 1]]],
  [
    'id,author:profiles!messages_user_id_fkey!inner(id,own:follows(id)),...coins(amount)',
    [
      ['author', 1],
      ['author.own', 2],
      ['coins', 1],
    ],
  ],
  ['id,count(),profiles(count())', [['profiles', 1]]],
  ['id::text,a->b->>c,profiles(*)', [['profiles', 1]]],
])('finds what %s embeds', (select, embeds) => {
  expect(embedsOf(select).map(({ path, depth }) => [path, depth])).toEqual(embeds);
});

const bounded = (query: string, method = 'GET', path = 'messages') => {
  const url = boundRows(method, new URL(`http://localhost/rest/v1/${path}?${query}`));
  return decodeURIComponent(url.search.slice(1));
};

it.each([
  ['select=id&limit=900', 'select=id&limit=900'],
  ['select=p(id)', 'select=p(id)&limit=50&p.limit=20'],
  ['select=p(id)&limit=50&p.limit=7', 'select=p(id)&limit=50&p.limit=7'],
  ['select=p(id)&limit=500&p.limit=500', 'select=p(id)&limit=50&p.limit=20'],
  ['select=p(f(id))&p.f.limit=90', 'select=p(f(id))&p.f.limit=5&limit=50&p.limit=20'],
])('bounds %s', (query, expected) => {
  expect(bounded(query)).toBe(expected);
});

it('gives a write no limit of its own, which PostgREST would not take', () => {
  expect(bounded('select=p(id)', 'POST')).toBe('select=p(id)&p.limit=20');
  expect(bounded('select=p(id)', 'POST', 'rpc/f')).toBe('select=p(id)&limit=50&p.limit=20');
});
