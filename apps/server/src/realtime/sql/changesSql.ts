/**
 * Changes of the tables in the publication `supabase_realtime`. A notification carries only the primary key
 * (it may hold 8,000 bytes, and everybody on the database could listen); the row is read again for each
 * person who is to get it, as that person, so nothing goes out that they could not have selected.
 */
export const CHANGES_SQL = `
do $do$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$do$;

-- Trigger arguments: the columns of the primary key. Keys travel as text: a bigint is no JavaScript number.
create or replace function realtime.emit_change() returns trigger language plpgsql set search_path = '' as $fn$
declare
  row_after jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  row_before jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
  payload text;
begin
  -- The time also tells two changes of one row apart: equal notifications of a transaction become one.
  select jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'key', jsonb_object_agg(k, row_after -> k)::text,
    'old_key', jsonb_object_agg(k, row_before -> k)::text
  )::text into payload from unnest(tg_argv) k;
  -- Only a key made of control characters gets this long; a write must not fail because of it.
  if octet_length(payload) < 8000 then
    perform pg_notify('realtime_changes', payload);
  end if;
  return null;
end
$fn$;

-- One answer per person, in the order asked: the row as JSON text, or null where they may not see it.
create or replace function realtime.read_row(source jsonb, key jsonb, people jsonb) returns setof text
language plpgsql as $fn$
declare
  person jsonb;
  seen text;
  query text := (
    select format(
      'select to_jsonb(seen)::text from (select %s from %I.%I r join jsonb_populate_record(null::%I.%I, $1) k using (%s)) seen',
      (select string_agg(format('r.%I', c), ', ') from jsonb_array_elements_text(source -> 'columns') c),
      source ->> 'schema', source ->> 'table', source ->> 'schema', source ->> 'table',
      (select string_agg(format('%I', c), ', ') from jsonb_array_elements_text(source -> 'keys') c)
    )
  );
begin
  for person in select value from jsonb_array_elements(people) loop
    seen := null;
    begin
      perform realtime.become(person, null);
      execute query into seen using key;
      -- Only the owner may become the next one.
      perform set_config('role', 'none', true);
    exception when others then
      seen := null;
    end;
    return next seen;
  end loop;
end
$fn$;
revoke all on function realtime.read_row(jsonb, jsonb, jsonb) from public, anon, authenticated;
`;
