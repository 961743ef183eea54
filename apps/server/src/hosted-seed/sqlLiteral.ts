import type { Statement } from '../supabase/start/settingsStatements';

type Value = Statement[1][number];

/** A value as SQL says it, for a server with `standard_conforming_strings`, as every project has it. */
export function sqlLiteral(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `array[${value.map(sqlLiteral).join(', ')}]`;
}

/** The statement with its parameters written out, for tools that take none. */
export function writeOut([sql, parameters]: Statement): string {
  return `${sql.replace(/\$(\d+)/g, (_, place) => sqlLiteral(parameters[place - 1]!))};`;
}
