-- Everybody has a wallet, and ten coins a day are free.

create table public.coins (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  amount bigint not null default 0 check (amount >= 0),
  daily_count integer not null default 0 check (daily_count >= 0),
  last_updated date,
  current_discount integer not null default 0 check (current_discount between 0 and 100),
  current_discount_expires date
);

grant select on public.coins to authenticated;

alter table public.coins enable row level security;

create policy "People can see their own wallet" on public.coins
  for select to authenticated using (user_id = (select auth.uid()));

-- The day of claims, promos and discounts, everywhere (`OP-55`).
create function private.today() returns date
language sql volatile set search_path = '' as $$
  select (private.now() at time zone 'UTC')::date
$$;

-- The caller's wallet, created if it is missing and locked until the transaction ends.
create function private.lock_wallet() returns public.coins
language plpgsql set search_path = '' as $$
declare
  person uuid := auth.uid();
  wallet public.coins;
begin
  if not exists (select from public.profiles p where p.id = person) then
    raise exception 'no_profile';
  end if;
  insert into public.coins (user_id) values (person) on conflict (user_id) do nothing;
  select * into wallet from public.coins c where c.user_id = person for update;
  return wallet;
end
$$;

-- Security definer, both: a wallet changes through functions only.
create function public.my_wallet() returns public.coins
language sql volatile security definer set search_path = '' as $$
  select * from private.lock_wallet()
$$;

-- One coin, at most ten a day: {code: 'claimed' | 'daily_limit', amount, daily_count, today}.
create function public.claim_coin() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet public.coins;
  today date;
  code text := 'daily_limit';
begin
  wallet := private.lock_wallet();
  perform private.require_rate('claim', wallet.user_id::text, 60, 60);
  -- Read after the lock: a claim that waited over midnight belongs to the new day.
  today := private.today();
  if wallet.last_updated is distinct from today then
    wallet.daily_count := 0;
  end if;
  if wallet.daily_count < 10 then
    code := 'claimed';
    update public.coins c
    set amount = c.amount + 1, daily_count = wallet.daily_count + 1, last_updated = today
    where c.user_id = wallet.user_id
    returning * into wallet;
  end if;
  return jsonb_build_object(
    'code', code, 'amount', wallet.amount, 'daily_count', wallet.daily_count, 'today', today
  );
end
$$;

grant execute on function public.my_wallet(), public.claim_coin() to authenticated;
