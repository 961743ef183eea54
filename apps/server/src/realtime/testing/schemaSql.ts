/** A small project for tests: the roles, `auth.uid()`, and tables with the kinds of policy that matter. */
export const SCHEMA_SQL = `
create schema if not exists auth;
create function auth.uid() returns uuid language sql stable as $fn$
  select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid
$fn$;
grant usage on schema auth, public to anon, authenticated, service_role;

-- Everybody who is signed in reads every row, but not the address.
create table public.notes (
  id uuid primary key default gen_random_uuid(), text text, stars int, email text, at timestamptz default now()
);
alter table public.notes enable row level security;
grant select (id, text, stars, at) on public.notes to authenticated;
create policy "Signed-in people read notes" on public.notes for select to authenticated using (true);

-- A row is its owner's alone. A bigint key, larger than JavaScript counts.
create table public.secrets (id bigint primary key, owner uuid not null, text text);
alter table public.secrets enable row level security;
grant select on public.secrets to anon, authenticated;
create policy "Owners read their secrets" on public.secrets for select to authenticated
  using (owner = (select auth.uid()));

-- Not published.
create table public.hidden (id int primary key);
grant select on public.hidden to authenticated;

create table public.members (id uuid primary key);
grant select on public.members to authenticated;
alter publication supabase_realtime add table public.notes, public.secrets;

create policy "Members hear the room" on realtime.messages for select to authenticated using (
  (select realtime.topic()) = 'room' and extension in ('presence', 'broadcast')
  and exists (select from public.members where id = (select auth.uid()))
);
create policy "Members speak in the room" on realtime.messages for insert to authenticated with check (
  (select realtime.topic()) = 'room' and extension in ('presence', 'broadcast')
  and exists (select from public.members where id = (select auth.uid()))
);
create policy "Everybody signed in hears the radio" on realtime.messages for select to authenticated
  using ((select realtime.topic()) = 'radio');
create policy "A broken policy" on realtime.messages for select to authenticated
  using (case realtime.topic() when 'broken' then 1 / (select 0) = 1 else false end);
`;

export const ROLES_SQL = `
do $do$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end $do$;
`;
