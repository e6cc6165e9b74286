-- Up Migration

-- Days or weeks for which a promotion's cashback is worked out, and how far that came.
create table promotion_cashback_period (
  promotion bigint not null references promotion,
  -- As in the grants: `day 2027-01-24`, `week 2027-01-18`.
  period text not null,
  -- The days that count, both included: those on which the promotion was open.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  reached bigint not null default 0,
  done_at timestamptz,
  primary key (promotion, to_day)
);

-- What players lost in a period and get back of it, worked out once. Ledger units.
create table promotion_cashback (
  id bigint generated always as identity primary key,
  promotion bigint not null references promotion,
  player bigint not null references player,
  period text not null,
  from_day date not null,
  to_day date not null,
  loss_units bigint not null check (loss_units > 0),
  bonus_units bigint not null check (bonus_units > 0),
  made_at timestamptz not null default now(),
  -- When it was given or refused; null while it waits for that.
  decided_at timestamptz,
  unique (promotion, player, period)
);
create index promotion_cashback_waiting on promotion_cashback (id) where decided_at is null;
create index promotion_cashback_player on promotion_cashback (player, id);
