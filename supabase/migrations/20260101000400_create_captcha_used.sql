-- A solved captcha is worth one action.

create table private.captcha_used (
  digest text primary key check (char_length(digest) between 16 and 128),
  expires_at timestamptz not null
);

create index captcha_used_expires_at on private.captcha_used (expires_at);

alter table private.captcha_used enable row level security;

-- True for the first caller with this digest before it expires, false for everybody after.
create function private.consume_captcha(digest text, expires_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from private.captcha_used used where used.expires_at <= private.now();
  if consume_captcha.expires_at is null or consume_captcha.expires_at <= private.now() then
    return false;
  end if;
  insert into private.captcha_used (digest, expires_at)
  values (consume_captcha.digest, consume_captcha.expires_at)
  on conflict on constraint captcha_used_pkey do nothing;
  return found;
end
$$;

-- For edge functions. Security definer: nobody else may touch the digests.
create function public.consume_captcha(digest text, expires_at timestamptz) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.consume_captcha(digest, expires_at)
$$;

grant execute on function public.consume_captcha(text, timestamptz) to service_role;
