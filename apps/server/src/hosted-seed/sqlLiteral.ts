import type { Statement } from '../supabase/start/settingsStatements';

type Value = Statement[1][number];

/** A value as SQL says it, for a server with `standard_conforming_strings`, as every project has it. */
export function sqlLiteral(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `array[${value.map(sqlLiteral).join(', ')}]`;
}

/** The statement with its parameters written out, as the body of a PL/pgSQL block has it. */
export function writeOut([sql, parameters]: Statement): string {
  const whole = sql.replace(/\$(\d+)/g, (_, place) => sqlLiteral(parameters[place - 1]!));
  return `${whole.replace(/^select /, 'perform ')};`;
}
