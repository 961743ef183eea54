import type { Claims } from '../auth/claims';
import type { Gateway } from '../gateway';
import type { Change } from './change';
import type { Table } from './tableAccess';

/** The database does nothing else meanwhile when it is a single session. */
const PEOPLE_AT_ONCE = 50;
const READ_ROW =
  'select seen from realtime.read_row($1::text::jsonb, $2::text::jsonb, $3::text::jsonb) as seen';

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
  const source = JSON.stringify({ schema, table, keys, columns: columns.map(({ name }) => name) });
  const seen: (string | null)[] = [];
  for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
    const some = JSON.stringify(people.slice(start, start + PEOPLE_AT_ONCE));
    const rows = await database.query<{ seen: string | null }>(READ_ROW, [source, key, some]);
    seen.push(...rows.map((row) => row.seen));
  }
  return seen;
}
