import { inspect } from 'node:util';

const FIELDS = ['code', 'detail', 'hint', 'schema', 'table', 'column', 'constraint'] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * A failed statement. Its message, detail and hint may quote people's data, so printing it shows only the
 * SQLSTATE and names of the schema; the statement and its parameters are never kept.
 */
export class DatabaseError extends Error implements Fields {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, e.g. `23505`. */
  declare readonly code?: string;
  declare readonly detail?: string;
  declare readonly hint?: string;
  declare readonly schema?: string;
  declare readonly table?: string;
  declare readonly column?: string;
  declare readonly constraint?: string;

  constructor(message: string, fields: Fields) {
    super(message);
    Object.assign(this, fields);
    const frames = this.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
    this.stack = [`${this.name}: ${fields.code}`, ...frames].join('\n');
  }

  [inspect.custom](): string {
    if (this.cause instanceof DatabaseError) return this.cause[inspect.custom]();
    const place = [this.schema, this.table, this.column, this.constraint].filter(Boolean).join('.');
    return `DatabaseError ${this.code}${place && ` at ${place}`}`;
  }
}

/** A driver's error without statement and parameters; anything that is no SQL error is passed on as it is. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  const raw = error as Error & Record<string, unknown>;
  if (typeof raw.code !== 'string' || !/^[0-9A-Z]{5}$/.test(raw.code)) return error;
  // postgres.js writes `schema_name` where PGlite writes `schema`.
  const fields: Fields = {};
  for (const field of FIELDS) {
    const value = raw[field] ?? raw[`${field}_name`];
    if (typeof value === 'string') fields[field] = value;
  }
  return new DatabaseError(raw.message, fields);
}
