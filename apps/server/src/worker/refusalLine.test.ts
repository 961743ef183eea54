import { expect, it } from 'vitest';
import { StartRefused } from '../config/StartRefused';
import { refusalLine } from './refusalLine';

const postgres = { kind: 'postgres', url: 'postgres://portal:p%40ss@db.example/portal' } as const;

it.each([
  [new StartRefused('In its own words'), 'In its own words'],
  [
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    'The database at DATABASE_URL cannot be opened: connect (ECONNREFUSED)',
  ],
  [new Error('first line\nsecond line'), 'The database at DATABASE_URL cannot be opened: first line'],
  [
    Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
    'The database at DATABASE_URL cannot be opened: ECONNREFUSED',
  ],
  ['odd', 'The database at DATABASE_URL cannot be opened: odd'],
])('is one line about %s', (error, line) => {
  expect(refusalLine(error, postgres)).toBe(line);
});

it('never shows the password of the database', () => {
  const error = new Error(`bad: ${postgres.url}, p@ss, p%40ss`);
  expect(refusalLine(error, postgres)).not.toMatch(/p@ss|p%40ss/);
});
