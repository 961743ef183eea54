-- The client roles of every Supabase project; in PostgreSQL they belong to the server, not to one database.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
