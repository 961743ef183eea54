const SCALARS = {
  boolean: ['boolean'],
  number: ['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric', 'oid'],
  string: [
    'text',
    'character varying',
    'character',
    'name',
    'citext',
    'uuid',
    'bytea',
    'inet',
    'cidr',
    'date',
    'time without time zone',
    'time with time zone',
    'timestamp without time zone',
    'timestamp with time zone',
  ],
  Json: ['json', 'jsonb'],
  undefined: ['void'],
};

const typeOf = new Map(Object.entries(SCALARS).flatMap(([ts, sql]) => sql.map((name) => [name, ts])));

/**
 * How supabase-js sees a value of a PostgreSQL type.
 * @param {string} sqlType as format_type() prints it, without its length
 * @param {import('./catalog.mjs').Enumeration[]} enums
 * @returns {string}
 */
export function typescriptType(sqlType, enums) {
  if (sqlType.endsWith('[]')) return `${typescriptType(sqlType.slice(0, -2), enums)}[]`;
  const enumeration = enums.find(({ name }) => name === sqlType || `public.${name}` === sqlType);
  if (enumeration) return `Database["public"]["Enums"]["${enumeration.name}"]`;
  return typeOf.get(sqlType) ?? 'unknown';
}
