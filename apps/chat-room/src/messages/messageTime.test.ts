import { expect, it } from 'vitest';
import { exactTime, messageTime } from './messageTime';

const now = Date.parse('2026-03-01T20:00:00Z');

it.each([
  ['the same day', '2026-03-01T08:05:00Z', 'UTC', '08:05'],
  ['the day before', '2026-02-28T23:59:00Z', 'UTC', '28 Feb 2026, 23:59'],
  ['the same day in the zone of the reader', '2026-03-01T17:30:00Z', 'Asia/Jakarta', '00:30'],
  ['the day before in the zone of the reader', '2026-03-01T16:30:00Z', 'Asia/Jakarta', '1 Mar 2026, 23:30'],
])('%s', (_, created_at, timeZone, words) => {
  expect(messageTime(created_at, now, { locale: 'en-GB', timeZone })).toBe(words);
});

it('tells the exact time', () => {
  expect(exactTime('2026-03-01T08:05:09Z', { locale: 'en-GB', timeZone: 'UTC' })).toMatch(
    /1 March 2026.*08:05:09/,
  );
});
