import { NAME } from './names';
import { type Refusal, refuse, tooMany } from './Refusal';
import { MAX_BODY_ROWS, MAX_BODY_VALUES, MAX_COLUMNS } from './restLimits';

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No column and no argument that pages may set takes a list or an object. */
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** The JSON body of a write or of a call: one row, or a few, of plain values. */
export function checkBody(text: string): Refusal | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: 400, code: 'PGRST102', message: 'Empty or invalid json' };
  }
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length > MAX_BODY_ROWS) return tooMany('rows', MAX_BODY_ROWS);
  if (!rows.every(isRow)) return refuse('A body is an object, or a list of objects.');
  // Every row is written with the columns of all.
  const columns = new Set(rows.flatMap(Object.keys));
  if (columns.size > MAX_COLUMNS) return tooMany('columns', MAX_COLUMNS);
  if (rows.length * columns.size > MAX_BODY_VALUES) return tooMany('values', MAX_BODY_VALUES);
  if (![...columns].every((column) => NAME.test(column))) return refuse('failed to parse a column name');
  const isFlat = rows.every((row) => Object.values(row).every(isPlain));
  return isFlat ? undefined : refuse('A value is a text, a number, true, false or null.');
}
