import { describe, expect, it } from 'vitest';
import { DatabaseError } from './databaseError';
import { asRestError } from './restError';
import { restStatus } from './restStatus';

it.each([
  ['PT429', 429],
  ['PT402', 402],
  ['PT999', 500],
  ['PTabc', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['42501', 403],
  ['42P17', 500],
  ['40001', 500],
  ['53300', 503],
  ['57P01', 503],
  ['08006', 503],
  ['28P01', 403],
  ['22P02', 400],
  ['XX000', 500],
])('answers SQLSTATE %s with status %i', (sqlState, status) => {
  expect(restStatus(sqlState)).toBe(status);
});

describe('asRestError', () => {
  it('turns an error that lite does not know into an exact answer', () => {
    const raw = new DatabaseError('chat_closed', { code: 'P0001', detail: '22:00', hint: 'tomorrow' });
    const answer = asRestError(raw) as DatabaseError;
    expect(answer.code).toBe('PGRST');
    expect(JSON.parse(answer.message)).toEqual({
      code: 'P0001',
      message: 'chat_closed',
      details: '22:00',
      hint: 'tomorrow',
    });
    expect(JSON.parse(answer.detail ?? '')).toEqual({ status: 400, headers: {} });
  });

  it.each(['PT429', '23505', '42501', '22P02'])('leaves %s to lite', (code) => {
    const raw = new DatabaseError('x', { code });
    expect(asRestError(raw)).toBe(raw);
  });

  it('passes on what is no SQL error', () => {
    const bug = new TypeError('x is not a function');
    expect(asRestError(bug)).toBe(bug);
    expect(asRestError('text')).toBe('text');
  });
});
