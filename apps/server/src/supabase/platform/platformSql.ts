/** What a Supabase project has before its first migration and @supabase/lite does not create. Runs at every start. */
export const PLATFORM_SQL = `
do $do$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  -- An owner who is no superuser may act only as a role that it belongs to.
  if exists (
    select from unnest(array['anon', 'authenticated', 'service_role']) role_name
    where not pg_has_role(
      role_name, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
    )
  ) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end $do$;

create schema if not exists auth;
create schema if not exists extensions;
revoke create on schema public from public;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;
`;

/** What a new project grants on everything that its migrations make; the first of ours takes it back. */
export const DEFAULT_PRIVILEGES_SQL = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;
