import type { Claims } from '../auth/claims';
import type { Gateway } from '../gateway';
import type { Change } from './change';
import type { Table } from './tableAccess';

/**
 * Reads the changed row as each of these people, who share a role.
 * @returns the row as JSON text for each, in the same order; null where the policies say no, or where it
 * is gone by now.
 */
export async function readRow(
  { database }: Gateway,
  { schema, table, columns, keys }: Table,
  { key }: Change,
  people: Claims[],
): Promise<(string | null)[]> {
  const source = { schema, table, keys, columns: columns.map(({ name }) => name) };
  const rows = await database.query<{ seen: string | null }>(
    'select seen from realtime.read_row($1::text::jsonb, $2::text::jsonb, $3::text::jsonb) as seen',
    [JSON.stringify(source), key, JSON.stringify(people)],
  );
  return rows.map(({ seen }) => seen);
}
