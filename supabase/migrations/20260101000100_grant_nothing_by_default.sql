-- What is not granted by name in a later migration is refused.

-- Functions are executable by PUBLIC unless this is revoked for every schema at once.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- `public` is the API; what no client may name lives here, and no client role may look inside.
create schema private;
revoke all on schema private from public;

-- The one clock of every rule. It moves on while a transaction waits for a lock, as now() would not;
-- tests replace this function inside a transaction that they roll back, so there is no setting to abuse.
create function private.now() returns timestamptz
language sql volatile set search_path = '' as $$
  select clock_timestamp()
$$;
