-- People talk in the chat room; the database says who they are, when, and in what order.

create sequence private.message_seq as bigint;

-- A page gives client_id, text and reply_to. The trigger below sets everything else, so the defaults only say
-- that nobody else has to.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  -- Given under a lock: who has read up to a number never finds a smaller one afterwards.
  seq bigint not null unique default 0,
  -- Chosen by the page, so that sending again after a lost answer is refused as 23505 and not said twice.
  client_id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  email text,
  username text not null default '',
  avatar text,
  verified boolean not null default false,
  moderator boolean not null default false,
  text text not null,
  -- No foreign key: a reply keeps pointing at a deleted message, which is how the page knows.
  reply_to uuid,
  created_at timestamptz not null default now(),
  unique (user_id, client_id)
);

create table public.message_tombstones (
  message_id uuid primary key,
  seq bigint not null unique,
  deleted_at timestamptz not null
);

grant select (id, seq, client_id, user_id, username, avatar, verified, moderator, text, reply_to, created_at),
  insert (client_id, text, reply_to), delete on public.messages to authenticated;
grant select on public.message_tombstones to authenticated;

alter table public.messages enable row level security;
alter table public.message_tombstones enable row level security;

create policy "People who are signed in can read the room" on public.messages
  for select to authenticated using (true);
create policy "People can write in their own name" on public.messages
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People can delete their own messages, moderators any" on public.messages
  for delete to authenticated
  using (user_id = (select auth.uid()) or (select public.is_moderator()));
create policy "People who are signed in can see what was deleted" on public.message_tombstones
  for select to authenticated using (true);

-- Characters count 1, each line break 100 (`CH-20`); a break of two characters counts once.
create function private.message_length(text text) returns integer
language sql immutable set search_path = '' as $$
  select char_length(flat.text) + 99 * (char_length(flat.text) - char_length(replace(flat.text, E'\n', '')))
  from (select replace(replace(message_length.text, E'\r\n', E'\n'), E'\r', E'\n')) flat (text)
$$;

-- Also blank: characters that no font draws.
create function private.is_blank(text text) returns boolean
language sql immutable set search_path = '' as $$
  select text is null or text !~
    '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\U000E0000-\U000E0FFF]'
$$;

-- The lock is held until the transaction ends, so numbers become visible in the order they were given.
create function private.next_message_seq() returns bigint
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('private.message_seq', 0));
  return nextval('private.message_seq');
end
$$;

-- Security definer: it reads the sender's address and counts their messages, which they may not.
create function private.before_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  sender public.profiles;
begin
  select * into sender from public.profiles p where p.id = person;
  if not found then
    raise exception 'no_profile';
  elsif private.is_blank(new.text) then
    raise exception 'message_blank';
  elsif private.message_length(new.text) > 1000 then
    raise exception 'message_too_long';
  elsif not private.chat_is_open(private.now()) then
    raise exception 'chat_closed';
  end if;
  perform private.require_rate('chat_burst', person::text, 5, 5);
  perform private.require_rate('chat_minute', person::text, 30, 60);

  new.id := gen_random_uuid();
  new.user_id := person;
  new.email := sender.email;
  new.username := sender.username;
  new.avatar := sender.avatar;
  new.verified := sender.verified or private.has_role(array['verified']);
  new.moderator := private.has_role(array['moderator']);
  new.seq := private.next_message_seq();
  new.created_at := private.now();
  return new;
end
$$;

-- Security definer: nobody may write tombstones by hand.
create function private.after_message_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.message_tombstones (message_id, seq, deleted_at)
  values (old.id, private.next_message_seq(), private.now());
  return null;
end
$$;

create trigger before_message before insert on public.messages
  for each row execute function private.before_message();
create trigger after_message_deleted after delete on public.messages
  for each row execute function private.after_message_deleted();
