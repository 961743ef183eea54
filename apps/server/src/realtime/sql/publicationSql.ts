/** Puts the trigger on every table of the publication that has a primary key, and takes it off the others. */
export const PUBLICATION_SQL = `
do $do$
declare
  item record;
begin
  for item in
    select n.nspname, c.relname from pg_trigger g
    join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where g.tgname = 'realtime_emit_change' and g.tgparentid = 0 and not exists (
      select from pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
    )
  loop
    execute format('drop trigger realtime_emit_change on %I.%I', item.nspname, item.relname);
  end loop;
  for item in
    select p.schemaname, p.tablename, string_agg(quote_literal(a.attname), ', ' order by a.attnum) as keys,
      concat_ws(' or ',
        case when b.pubinsert then 'insert' end,
        case when b.pubupdate then 'update' end,
        case when b.pubdelete then 'delete' end) as events
    from pg_publication_tables p
    join pg_publication b on b.pubname = p.pubname
    join pg_namespace n on n.nspname = p.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where p.pubname = 'supabase_realtime' and (b.pubinsert or b.pubupdate or b.pubdelete)
    group by p.schemaname, p.tablename, b.pubinsert, b.pubupdate, b.pubdelete
  loop
    execute format(
      'create or replace trigger realtime_emit_change after %s on %I.%I for each row execute function realtime.emit_change(%s)',
      item.events, item.schemaname, item.tablename, item.keys
    );
  end loop;
end
$do$;
`;
