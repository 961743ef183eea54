import { toIsoTimestamp } from './isoTimestamp';

const BOOL = 16;
const TEXT = 25;
const BPCHAR = 1042;
const VARCHAR = 1043;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/** How PGlite's values become ours. */
export const PARSERS = { [TIMESTAMP]: toIsoTimestamp, [TIMESTAMPTZ]: toIsoTimestamp };

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** PGlite throws at a value of another JavaScript type; the database itself is to say whether it can read it. */
export const SERIALIZERS = Object.fromEntries(
  [BOOL, TEXT, BPCHAR, VARCHAR, DATE, TIMESTAMP, TIMESTAMPTZ].map((type) => [type, asText]),
);
