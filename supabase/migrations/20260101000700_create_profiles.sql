-- Everybody who signs in has a profile, made from what Discord says of them and from nothing they can write.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  username text not null check (char_length(username) between 1 and 32),
  -- The name before a suffix was added; sync_profile() keeps the suffix while this stays the same.
  base_name text not null,
  avatar text,
  banner text,
  bio text not null default '',
  verified boolean not null default false,
  created_at timestamptz not null default now()
);

create unique index profiles_username on public.profiles (lower(username));

grant select (id, username, avatar, banner, bio, verified, created_at) on public.profiles to anon, authenticated;

alter table public.profiles enable row level security;

create policy "Everybody can see the public part of a profile" on public.profiles
  for select to anon, authenticated using (true);

-- A name as it may be shown: no control, direction or invisible characters, single spaces, 1 to 32 characters.
-- Null when nothing is left. The joiners U+200C and U+200D stay: scripts and emoji need them between letters.
create function private.clean_name(name text) returns text
language sql immutable set search_path = '' as $$
  select nullif(trim(left(trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        name,
        '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF]',
        '', 'g'
      ),
      '[\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
    ),
    '^[\u200C\u200D ]+|[\u200C\u200D ]+$', '', 'g'
  )), 32)), '')
$$;

-- An address of a picture, or null: only the web and the site itself.
create function private.clean_address(address text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(address) <= 2048 and address ~ '^(https?://|/[^/\\])[^\u0001-\u0020\u007F]*$' then address end
$$;

-- What Discord said of a person at their last sign-in; no row for an account of another kind.
-- Never auth.users.raw_user_meta_data: a person can rewrite that. The address is that of the account, once it is
-- confirmed: Discord also tells addresses that nobody has shown to be theirs.
create function private.identity_of(person uuid, out email text, out base_name text, out avatar text, out banner text)
returns setof record
language sql stable set search_path = '' as $$
  select
    said.email,
    coalesce(
      private.clean_name(said.data ->> 'user_name'),
      private.clean_name(said.data ->> 'full_name'),
      private.clean_name(said.data ->> 'preferred_username'),
      private.clean_name(split_part(said.email, '@', 1)),
      'member'
    ),
    private.clean_address(coalesce(said.data ->> 'avatar_url', said.data ->> 'picture')),
    private.clean_address(said.data -> 'custom_claims' ->> 'banner')
  from (
    select i.identity_data as data, case when u.email_confirmed_at is not null then u.email end as email
    from auth.users u join auth.identities i on i.user_id = u.id
    where u.id = person and i.provider = 'discord'
    order by i.last_sign_in_at desc nulls last, i.id
    limit 1
  ) said
$$;

-- The base name if nobody else has it, else the first of name-2, name-3 and so on that is free.
create function private.free_username(base_name text, person uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  wish text := base_name;
  place integer := 1;
begin
  while exists (
    select from public.profiles p where lower(p.username) = lower(wish) and p.id <> person
  ) loop
    place := place + 1;
    wish := trim(left(base_name, 31 - char_length(place::text))) || '-' || place;
  end loop;
  return wish;
end
$$;

create function private.own_profile(profile public.profiles) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', profile.id, 'email', profile.email, 'username', profile.username, 'avatar', profile.avatar,
    'banner', profile.banner, 'bio', profile.bio, 'verified', profile.verified
  )
$$;

-- Creates the caller's profile or brings it up to date, and answers {code, changed, profile}. The codes:
-- 'ok'; 'reserved_name' when the provider's name is the official one (nothing is written);
-- 'admin' for the admin, who has no profile.
create function private.write_profile(sync boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  person uuid := auth.uid();
  said record;
  stored public.profiles;
  wished public.profiles;
begin
  perform private.apply_staff_emails(person);
  if public.is_admin() then
    return jsonb_build_object('code', 'admin', 'changed', false, 'profile', null);
  end if;
  select * into said from private.identity_of(person);
  if not found then
    raise exception 'no_discord_account' using errcode = '42501';
  end if;
  if private.is_reserved_name(said.base_name) then
    return jsonb_build_object('code', 'reserved_name', 'changed', false, 'profile', null);
  end if;

  for attempt in 1..20 loop
    select * into stored from public.profiles p where p.id = person for update;
    if found and not sync then
      return jsonb_build_object('code', 'ok', 'changed', false, 'profile', private.own_profile(stored));
    end if;
    wished := stored;
    wished.email := said.email;
    wished.avatar := said.avatar;
    if stored.base_name is distinct from said.base_name then
      wished.base_name := said.base_name;
      wished.username := private.free_username(said.base_name, person);
    end if;
    if wished is not distinct from stored then
      return jsonb_build_object('code', 'ok', 'changed', false, 'profile', private.own_profile(stored));
    end if;
    begin
      insert into public.profiles as p (id, email, username, base_name, avatar, banner)
      values (person, wished.email, wished.username, wished.base_name, wished.avatar, said.banner)
      on conflict (id) do update set
        email = excluded.email, username = excluded.username,
        base_name = excluded.base_name, avatar = excluded.avatar
      returning * into stored;
      return jsonb_build_object('code', 'ok', 'changed', true, 'profile', private.own_profile(stored));
    exception when unique_violation then
      -- Somebody took the name between the look and the write: look again.
      continue;
    end;
  end loop;
  raise exception 'username_contended' using errcode = '40001';
end
$$;

-- Security definer, both: nobody but these functions may write a profile.
create function public.ensure_profile() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.write_profile(sync => false) - 'changed'
$$;

create function public.sync_profile() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.write_profile(sync => true)
$$;

grant execute on function public.ensure_profile(), public.sync_profile() to authenticated;
