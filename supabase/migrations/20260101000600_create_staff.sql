-- Some people moderate, some carry the chat room's verified badge, one is the admin.

create table public.staff (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'moderator', 'verified')),
  -- 'env' rows follow the operator's list of addresses, 'manual' rows stay until somebody takes them away.
  source text not null default 'manual' check (source in ('env', 'manual')),
  primary key (user_id, role, source)
);

create table private.staff_emails (
  email text not null check (email = lower(trim(email)) and email <> ''),
  role text not null check (role in ('moderator', 'verified')),
  source text not null default 'env' check (source in ('env', 'manual')),
  primary key (email, role, source)
);

grant select (user_id, role) on public.staff to authenticated;

alter table public.staff enable row level security;
alter table private.staff_emails enable row level security;

create function private.has_role(roles text[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.staff s where s.user_id = (select auth.uid()) and s.role = any (roles)
  )
$$;

-- Security definer, both: a policy on the table that asked the table would ask itself again.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role(array['admin'])
$$;

-- The admin may do whatever a moderator may.
create function public.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role(array['admin', 'moderator'])
$$;

create policy "People can see their own roles, the admin every role" on public.staff
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));

-- Gives and takes the roles that follow from addresses, of one person or (null) of everybody.
-- Only confirmed addresses count.
create function private.apply_staff_emails(person uuid default null) returns void
language sql volatile set search_path = '' as $$
  delete from public.staff s
  where s.source = 'env' and s.role <> 'admin'
    and (person is null or s.user_id = person)
    and not exists (
      select from auth.users u join private.staff_emails e on e.email = lower(u.email)
      where u.id = s.user_id and u.email_confirmed_at is not null and e.role = s.role
    );
  insert into public.staff (user_id, role, source)
  select distinct u.id, e.role, 'env'
  from auth.users u join private.staff_emails e on e.email = lower(u.email)
  where u.email_confirmed_at is not null and (person is null or u.id = person)
  on conflict do nothing;
$$;

-- Makes exactly these addresses the operator's list for a role: 'moderator' or 'verified'.
create function private.sync_staff_emails(role text, emails text[]) returns void
language plpgsql set search_path = '' as $$
declare
  wanted text[] := array(select distinct lower(trim(email)) from unnest(emails) email where trim(email) <> '');
begin
  delete from private.staff_emails e
  where e.source = 'env' and e.role = sync_staff_emails.role and e.email <> all (wanted);
  insert into private.staff_emails (email, role, source)
  select email, sync_staff_emails.role, 'env' from unnest(wanted) email
  on conflict do nothing;
  perform private.apply_staff_emails();
end
$$;

-- Makes this account the one admin; an address is never enough.
create function private.set_admin(user_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.staff s where s.role = 'admin' and s.user_id <> set_admin.user_id;
  insert into public.staff (user_id, role, source) values (set_admin.user_id, 'admin', 'env')
  on conflict do nothing;
$$;

grant execute on function public.is_admin(), public.is_moderator() to authenticated;
