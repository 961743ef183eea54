/**
 * `realtime.messages` and `realtime.topic()` as a hosted project has them, so that the same policies hold
 * on both, and `realtime.authorize`, which asks those policies for one person.
 */
export const MESSAGES_SQL = `
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone not null default now(),
  inserted_at timestamp without time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable set search_path = '' as $fn$
  select nullif(current_setting('realtime.topic', true), '')
$fn$;
grant execute on function realtime.topic() to anon, authenticated, service_role;

-- From here to the end of the transaction, or of the subtransaction, the session is that person.
create or replace function realtime.become(claims jsonb, topic text) returns void language plpgsql as $fn$
begin
  perform set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true),
    set_config('request.jwt.claim.role', claims ->> 'role', true),
    set_config('realtime.topic', coalesce(topic, ''), true),
    set_config('role', claims ->> 'role', true);
end
$fn$;

-- Reading is asked with two rows that exist for a moment, writing by trying; the exception undoes all of it,
-- the change of role included.
create or replace function realtime.authorize(asked_topic text, claims jsonb) returns jsonb
language plpgsql as $fn$
declare
  probes uuid[];
  kind text;
  verdict jsonb := '{}';
begin
  with probe as (
    insert into realtime.messages (topic, extension)
    values (asked_topic, 'broadcast'), (asked_topic, 'presence')
    returning id
  )
  select array_agg(id) into probes from probe;
  perform realtime.become(claims, asked_topic);
  select coalesce(jsonb_object_agg(m.extension || '_read', true), '{}') into verdict
  from realtime.messages m where m.id = any (probes);
  foreach kind in array array['broadcast', 'presence'] loop
    begin
      insert into realtime.messages (topic, extension) values (asked_topic, kind);
      verdict := verdict || jsonb_build_object(kind || '_write', true);
    exception when insufficient_privilege then
      null;
    end;
  end loop;
  raise exception using errcode = 'RT000', message = verdict::text;
exception when sqlstate 'RT000' then
  return sqlerrm::jsonb;
end
$fn$;

revoke all on function realtime.become(jsonb, text) from public, anon, authenticated;
revoke all on function realtime.authorize(text, jsonb) from public, anon, authenticated;
`;
