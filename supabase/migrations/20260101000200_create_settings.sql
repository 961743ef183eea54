-- One row of what the operator decides about the rules.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Every limit is multiplied by this: 1, or 20 while PORTAL_RATE_LIMITS is relaxed.
  rate_factor integer not null default 1 check (rate_factor between 1 and 20)
);

alter table private.settings enable row level security;

insert into private.settings default values;
