import { encodeRawFrame } from '../protocol/encodeFrame';
import type { Version } from '../protocol/frame';
import type { Change } from './change';
import type { Table } from './tableAccess';

/** What one group of people may know of a change: the table as their role sees it, and the row. */
export interface VisibleChange {
  change: Change;
  table: Table;
  /** JSON text; null for a deleted row, of which only the key is told. */
  record: string | null;
}

/** A `postgres_changes` frame. Rows stay the text that the database wrote: no number loses its digits. */
export function changeFrame(
  version: Version,
  topic: string,
  ids: number[],
  { change, table, record }: VisibleChange,
  select?: string[],
): string {
  const { schema, type, at } = change;
  const columns = select ? table.columns.filter(({ name }) => select.includes(name)) : table.columns;
  const head = { schema, table: table.table, commit_timestamp: at, type, errors: null, columns };
  const parts = [JSON.stringify(head).slice(0, -1)];
  if (record !== null) parts.push(`"record":${select ? pick(record, select) : record}`);
  if (type !== 'INSERT') parts.push(`"old_record":${change.oldKey}`);
  const payloadJson = `{"ids":${JSON.stringify(ids)},"data":${parts.join(',')}}}`;
  return encodeRawFrame(version, { topic, event: 'postgres_changes', payloadJson, ref: null, joinRef: null });
}

function pick(record: string, select: string[]): string {
  const row = JSON.parse(record) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => select.includes(name))));
}
