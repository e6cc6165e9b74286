-- Up Migration

-- A player's rebate for a day, by what was played in it. Ledger units of the player's currency.
create table rebate (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^rb_[0-9a-v]{20}$'),
  player_id bigint not null references player,
  brand_id bigint not null references brand,
  day date not null,
  currency text not null,
  -- The VIP level whose rates were taken.
  level int not null,
  -- [{category, turnover, ppm, units}], the amounts as text.
  lines jsonb not null,
  -- Of all lines, at most the brand's cap.
  units bigint not null check (units > 0),
  -- How often it has to be played, as the brand had it on the day it was made.
  play_times int not null,
  made_at timestamptz not null default now(),
  -- From then on it is credited by itself; a day later while its player may be paid nothing.
  due_at timestamptz not null,
  credited_at timestamptz,
  -- `player`, or `system` when it was credited by itself.
  credited_by text,
  unique (player_id, day),
  check ((credited_at is null) = (credited_by is null))
);
create index rebate_due on rebate (due_at, id) where credited_at is null;
create index rebate_open on rebate (player_id, day) where credited_at is null;

-- Days for which a brand's rebates are made, and how far that came.
create table rebate_day (
  brand_id bigint not null references brand,
  day date not null,
  reached bigint not null default 0,
  done_at timestamptz,
  primary key (brand_id, day)
);
