const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid', 'money']);
const TIMES = new Set(['timestamptz', 'timestamp', 'date']);

/**
 * Orders a value of a row (as JSON has it) against the text of a filter, by the column's type.
 * @returns below, equal to or above 0; NaN when the text is no value of that type.
 */
export function compareValues(type: string, actual: unknown, text: string): number {
  if (NUMBERS.has(type)) return text.trim() === '' ? Number.NaN : Number(actual) - Number(text);
  const shown = typeof actual === 'object' ? JSON.stringify(actual) : String(actual);
  if (shown === text) return 0;
  if (TIMES.has(type)) return Date.parse(shown) - Date.parse(text);
  if (type === 'bool') return Number(actual) - Number(/^(t|true)$/i.test(text));
  return shown < text ? -1 : 1;
}
