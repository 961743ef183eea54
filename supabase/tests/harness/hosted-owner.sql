-- On a hosted project the migrations run as an owner who is no superuser. This makes :owner such a one:
-- what a project grants its `postgres` role, no more.

alter schema public owner to :owner;
grant usage on schema auth, realtime to :owner;
grant all on all tables in schema auth to :owner;
grant execute on all functions in schema auth, realtime to :owner;
alter default privileges for role :owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role :owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role :owner in schema public
  grant all on functions to anon, authenticated, service_role;
alter publication supabase_realtime owner to :owner;
-- Stands in for the permission to write policies on this one table, which only an extension can give.
alter table realtime.messages owner to :owner;
