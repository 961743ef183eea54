import { describe, expect, it } from 'vitest';
import { StartRefused } from '../../config/StartRefused';
import { pendingMigrations } from './pendingMigrations';

const first = {
  version: '20260101000100',
  name: 'first',
  sql: 'create table a ();\n\n-- why\ncreate table b ();\n',
};
const second = { version: '20260101000200', name: 'second', sql: 'create table c ();' };

describe('pendingMigrations', () => {
  it('are all of a new database, in order', () => {
    expect(pendingMigrations([first, second], [])).toEqual([first, second]);
  });

  it('are those that have not been applied, wherever they stand in the order', () => {
    const applied = { version: second.version, name: 'second', statements: [second.sql] };
    expect(pendingMigrations([first, second], [applied])).toEqual([first]);
  });

  it('accept the list of statements that the Supabase CLI keeps', () => {
    const applied = {
      version: first.version,
      name: 'first',
      statements: ['create table a ()', '-- why\ncreate table b ()'],
    };
    expect(pendingMigrations([first], [applied])).toEqual([]);
  });

  it('accept a line of the history without statements, as `migration repair` writes it', () => {
    const applied = { version: first.version, name: null, statements: null };
    expect(pendingMigrations([first], [applied])).toEqual([]);
  });

  it('refuse a file that was changed after it was applied', () => {
    const applied = { version: first.version, name: 'first', statements: ['create table z ()'] };
    expect(() => pendingMigrations([first], [applied])).toThrow(
      new StartRefused(
        'Migration 20260101000100_first has been changed since the database applied it: add a new one instead.',
      ),
    );
  });

  it('refuse a database that is ahead of the files', () => {
    const applied = { version: '20270101000000', name: 'future', statements: ['select 1'] };
    expect(() => pendingMigrations([first], [applied])).toThrow('20270101000000_future');
  });
});
