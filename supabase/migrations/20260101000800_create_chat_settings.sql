-- The chat room is open at the hours that page and policy both read here.

create table public.chat_settings (
  only_row boolean primary key default true check (only_row),
  -- Wall clock at UTC+7: open from opens_at to before closes_at, over midnight when opens_at is the later one.
  opens_at time not null default '02:00',
  closes_at time not null default '22:00',
  always_open boolean not null default false,
  check (opens_at <> closes_at)
);

grant select (opens_at, closes_at, always_open) on public.chat_settings to anon, authenticated;

alter table public.chat_settings enable row level security;

create policy "Everybody can see the hours of the chat room" on public.chat_settings
  for select to anon, authenticated using (true);

insert into public.chat_settings default values;

-- A fixed offset, not a time zone's name: the rule must not depend on the server's zone data.
create function private.chat_is_open(moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select settings.always_open or case
    when settings.opens_at < settings.closes_at
      then wall.clock >= settings.opens_at and wall.clock < settings.closes_at
    else wall.clock >= settings.opens_at or wall.clock < settings.closes_at
  end
  from public.chat_settings settings, lateral (select (moment at time zone interval '7 hours')::time as clock) wall
$$;
