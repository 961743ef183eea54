-- Whoever asks too often has to wait.

create table private.rate_limits (
  bucket text not null,
  subject text not null,
  -- The moments of the calls that were let through and still count, oldest first.
  calls timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (bucket, subject)
);

create index rate_limits_expires_at on private.rate_limits (expires_at);

alter table private.rate_limits enable row level security;

-- Lets a call through and answers 0, or answers the seconds to wait. A window slides: at no moment have
-- more than the allowed calls happened within the seconds before it. Refused calls do not count.
create function private.seconds_to_wait(bucket text, subject text, max_calls integer, seconds integer) returns integer
language plpgsql set search_path = '' as $$
declare
  allowed integer;
  moment timestamptz;
  recent timestamptz[];
begin
  if max_calls < 1 or seconds < 1 then
    raise exception 'a limit needs at least one call and one second' using errcode = '22023';
  end if;
  select max_calls * s.rate_factor into allowed from private.settings s;

  -- The update changes nothing: it locks the row, so that calls of one subject go one after the other.
  insert into private.rate_limits as r (bucket, subject, calls, expires_at)
  values (seconds_to_wait.bucket, seconds_to_wait.subject, '{}', 'infinity')
  on conflict on constraint rate_limits_pkey do update set calls = r.calls
  returning r.calls into recent;

  moment := private.now();
  recent := array(
    select call from unnest(recent) call where call > moment - make_interval(secs => seconds) order by call
  );
  if cardinality(recent) >= allowed then
    return ceil(extract(epoch from
      recent[cardinality(recent) - allowed + 1] + make_interval(secs => seconds) - moment));
  end if;

  update private.rate_limits r
  set calls = recent || moment, expires_at = moment + make_interval(secs => seconds)
  where r.bucket = seconds_to_wait.bucket and r.subject = seconds_to_wait.subject;

  delete from private.rate_limits r where (r.bucket, r.subject) in (
    select old.bucket, old.subject from private.rate_limits old
    where old.expires_at < moment order by old.expires_at limit 10 for update skip locked
  );
  return 0;
end
$$;

create function private.take_rate(bucket text, subject text, max_calls integer, seconds integer) returns boolean
language sql volatile set search_path = '' as $$
  select private.seconds_to_wait(bucket, subject, max_calls, seconds) = 0
$$;

-- Raises PT429 `rate_limited`, which the API answers as status 429; the hint is the seconds to wait.
create function private.require_rate(bucket text, subject text, max_calls integer, seconds integer) returns void
language plpgsql set search_path = '' as $$
declare
  wait integer := private.seconds_to_wait(bucket, subject, max_calls, seconds);
begin
  if wait > 0 then
    raise exception 'rate_limited' using errcode = 'PT429', hint = wait::text;
  end if;
end
$$;

-- For edge functions. Security definer: nobody else may touch the counters.
create function public.take_rate(bucket text, subject text, max integer, seconds integer) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take_rate(bucket, subject, max, seconds)
$$;

grant execute on function public.take_rate(text, text, integer, integer) to service_role;
