import type { Database } from '../../database/Database';
import { createSecrets, type Secrets } from './Secrets';

const SCHEMA_SQL = `
create schema if not exists portal_secrets;
revoke all on schema portal_secrets from public;
create table if not exists portal_secrets.secrets (name text primary key, value text not null);
alter table portal_secrets.secrets enable row level security;
`;

/** The secrets of a portal whose database is a PostgreSQL server; made at the first start, for all its servers. */
export async function readOrCreateSecrets(database: Database): Promise<Secrets> {
  await database.exec(SCHEMA_SQL);
  const fresh = createSecrets();
  await database.query(
    `insert into portal_secrets.secrets (name, value) select * from unnest($1::text[], $2::text[])
     on conflict (name) do nothing`,
    [Object.keys(fresh), Object.values(fresh)],
  );
  const rows = await database.query<{ name: keyof Secrets; value: string }>(
    'select name, value from portal_secrets.secrets where name = any ($1::text[])',
    [Object.keys(fresh)],
  );
  return { ...fresh, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}
