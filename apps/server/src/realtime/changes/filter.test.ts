import { describe, expect, it } from 'vitest';
import { meets, parseFilter } from './filter';

const TYPES: Record<string, string> = { stars: 'int4', text: 'text', at: 'timestamptz', open: 'bool' };
const ROW = { stars: 9, text: 'a, "b" (c)', at: '2026-03-01T12:00:00.5+00:00', open: true, gone: null };

const passes = (filter: string, row: Record<string, unknown> = ROW) =>
  meets(parseFilter(filter) ?? [], (column) => TYPES[column] ?? 'text')(row);

describe('a filter', () => {
  it.each([
    'stars=eq.9',
    'stars=neq.10',
    'stars=lt.10',
    'stars=lte.9',
    'stars=gt.8.5',
    'stars=gte.9',
    'stars=in.(1,9,10)',
    'text=eq."a, \\"b\\" (c)"',
    'text=in.(x,"a, \\"b\\" (c)")',
    'at=eq.2026-03-01T13:00:00.500+01:00',
    'at=lt.2026-03-02',
    'open=eq.true',
    'open=eq.t',
    'stars=gt.1,text=neq.b',
  ])('passes %s', (filter) => expect(passes(filter)).toBe(true));

  it.each([
    'stars=eq.10',
    'stars=neq.9',
    'stars=lt.9',
    'stars=gt.9',
    'stars=in.(1,2)',
    'stars=gt.many',
    'stars=eq.',
    'open=eq.false',
    'at=gt.2027-01-01',
    'stars=gt.1,text=eq.b',
  ])('holds %s back', (filter) => expect(passes(filter)).toBe(false));

  it('compares nothing with null, as SQL', () => {
    expect(passes('gone=eq.null')).toBe(false);
    expect(passes('gone=neq.x')).toBe(false);
  });

  it('decides nothing by a column that a deleted row does not show', () => {
    expect(passes('stars=eq.1', { id: 7 })).toBe(true);
    expect(passes('stars=eq.1,id=eq.8', { id: 7 })).toBe(false);
  });

  it.each([
    ['', 'empty'],
    ['stars', 'without an operator'],
    ['stars=like.%x%', 'with an operator that we do not have'],
    ['stars=not.eq.1', 'that is negated'],
    ['stars=in.1,2', 'with a list that is none'],
    [`text=eq.${'x'.repeat(2_000)}`, 'too long'],
    [`stars=in.(${'1,'.repeat(150)}1)`, 'with too many values'],
  ])('cannot be read: %s (%s)', (filter) => expect(parseFilter(filter)).toBeUndefined());
});
