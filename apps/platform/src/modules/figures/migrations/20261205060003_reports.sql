-- Up Migration

-- What was booked for each player on each day of their brand, by game; the house's own entries have
-- vendor 0 and no game. An amount that belongs to a day that is over is booked on the day it comes,
-- with the other as ref_day. Ledger units.
create table report_day (
  brand_id bigint not null,
  day date not null,
  ref_day date not null,
  player_id bigint not null,
  vendor_id int not null,
  game_code text not null,
  category text not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  refund bigint not null default 0,
  turnover bigint not null default 0,
  free_stake bigint not null default 0,
  free_payout bigint not null default 0,
  jackpot_stake bigint not null default 0,
  jackpot_payout bigint not null default 0,
  bonus_stake bigint not null default 0,
  bonus_payout bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  adjust bigint not null default 0,
  waived bigint not null default 0,
  transfers bigint not null default 0,
  primary key (
    player_id, day, ref_day, vendor_id, game_code, category, brand_id, currency, book, excluded
  )
) with (fillfactor = 80);
create index report_day_of_brand on report_day (brand_id, day);

-- The same without players, by UTC quarter-hour, of which every zone's day is made.
create table report_game_quarter (
  brand_id bigint not null,
  quarter timestamptz not null,
  vendor_id int not null,
  game_code text not null,
  category text not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  refund bigint not null default 0,
  turnover bigint not null default 0,
  free_stake bigint not null default 0,
  free_payout bigint not null default 0,
  jackpot_stake bigint not null default 0,
  jackpot_payout bigint not null default 0,
  bonus_stake bigint not null default 0,
  bonus_payout bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  adjust bigint not null default 0,
  waived bigint not null default 0,
  transfers bigint not null default 0,
  -- What went from players to the vendor when it moved, whether its round was over or not.
  moved bigint not null default 0,
  -- Sum of squared stakes of rounds: how far a return may be from its mean.
  squared_stake numeric not null default 0,
  primary key (brand_id, quarter, vendor_id, game_code, category, currency, book, excluded)
) with (fillfactor = 70);

-- What is open now: moved to vendors and not yet booked as stake or payout.
create table report_open (
  brand_id bigint not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  units bigint not null default 0,
  primary key (brand_id, currency, book, excluded)
) with (fillfactor = 50);

-- Up to which entry of each source the reports have read the record of turnover. The row of the
-- ledger is locked by all who write reports, one after the other.
create table report_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into report_position (source) values ('ledger'), ('rounds'), ('lottery');
