-- Up Migration

-- What a brand asks of its players, and what it gives for it. `words` are title and text by the
-- code of a language. Once it is offered its terms stay.
create table mission (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  kind text not null
    check (kind in ('DEPOSIT_COUNT', 'DEPOSIT_SUM', 'TURNOVER', 'WIN_COUNT', 'SIGN_IN', 'KYC')),
  -- Of games, for turnover and wins; null for all of them.
  category text check (category is null or kind in ('TURNOVER', 'WIN_COUNT')),
  -- How often, how many ledger units, or which level of verification.
  target bigint not null check (target > 0),
  span text not null check (span in ('ONCE', 'DAILY', 'WEEKLY')),
  vip_level int not null check (vip_level >= 0),
  language text not null,
  words jsonb not null,
  points bigint not null check (points >= 0),
  -- Cash in ledger units, and how often it has to be played.
  cash_units bigint not null check (cash_units >= 0),
  wager_times int not null check (wager_times >= 0),
  currency text not null,
  sort_order int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  offered_at timestamptz,
  version bigint not null default 1,
  claims bigint not null default 0,
  check (points > 0 or cash_units > 0),
  check (offered_at is null or starts_at is not null)
);
create index mission_brand on mission (brand_id, sort_order, id);

-- A player's deposits, signs and missions are counted one after the other under this row.
create table mission_member (
  player_id bigint primary key references player
);

-- What a player has done for a mission in a day or a week of the brand's clock, by its first day;
-- of one that is done once, by a day of its own.
create table mission_progress (
  player_id bigint not null references player,
  mission_id bigint not null references mission,
  period date not null,
  target bigint not null,
  progress bigint not null,
  status text not null check (status in ('ACTIVE', 'DONE', 'CLAIMED')),
  done_at timestamptz,
  claimed_at timestamptz,
  primary key (player_id, mission_id, period),
  check ((status = 'ACTIVE') = (done_at is null)),
  check ((status = 'CLAIMED') = (claimed_at is not null))
);
create index mission_progress_done on mission_progress (player_id) where status = 'DONE';

-- Deposits and signs that count for a mission, so that none does twice.
create table mission_source (
  player_id bigint not null references player,
  source text not null,
  mission_id bigint not null references mission,
  period date not null,
  amount bigint not null,
  primary key (player_id, source, mission_id)
);

-- Up to which entry of each source of turnover all of it is counted.
create table mission_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into mission_position (source) values ('rounds'), ('lottery');
