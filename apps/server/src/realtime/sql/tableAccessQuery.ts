/** The published tables as the role in `$1` may see them: see `Table` in changes/tableAccess. */
export const TABLE_ACCESS_QUERY = `
with published as (
  select c.oid, n.nspname as schema, c.relname as "table", c.relrowsecurity, p.attnames,
    has_schema_privilege($1::text, n.oid, 'usage') as reachable
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  where p.pubname = 'supabase_realtime'
),
policies as (
  select polrelid, polpermissive, pg_get_expr(polqual, polrelid) = 'true' as always
  from pg_policy
  where polcmd in ('r', '*') and exists (
    select from unnest(polroles) r where r = 0 or pg_has_role($1::text, r, 'member')
  )
)
select coalesce(json_agg(json_build_object(
  'schema', t.schema,
  'table', t."table",
  'columns', coalesce(c.columns, '[]'),
  'keys', case when c.key_readable then c.keys else '[]' end,
  'rows', case
    when (select rolsuper or rolbypassrls from pg_roles where rolname = $1::text) or not t.relrowsecurity
      then 'all'
    when not exists (select from policies where polrelid = t.oid and polpermissive) then 'none'
    when exists (select from policies where polrelid = t.oid and polpermissive and always)
      and not exists (select from policies where polrelid = t.oid and not polpermissive) then 'all'
    else 'some'
  end
)), '[]')::text as tables
from published t
cross join lateral (
  select
    json_agg(json_build_object('name', a.name, 'type', a.type) order by a.number)
      filter (where a.readable) as columns,
    json_agg(a.name order by a.number) filter (where a.is_key) as keys,
    coalesce(bool_and(a.readable) filter (where a.is_key), false) as key_readable
  from (
    select a.attname as name, y.typname as type, a.attnum as number,
      coalesce(a.attnum = any (i.indkey), false) as is_key,
      t.reachable and a.attname = any (t.attnames)
        and has_column_privilege($1::text, t.oid, a.attnum, 'select') as readable
    from pg_attribute a
    join pg_type y on y.oid = a.atttypid
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  ) a
) c
`;
