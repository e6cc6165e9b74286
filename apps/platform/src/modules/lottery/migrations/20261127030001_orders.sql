-- Up Migration
-- What a profile of prize-group mode was made of; the prices are what it came to.
alter table lottery_odds add column prize_group int check (prize_group between 1700 and 1960);
alter table lottery_odds add column reason text not null default '';

-- Fingerprint of what was asked under the player's key: the same key with other contents is refused.
alter table lottery_order add column asked text not null default '';

-- An order and its lines come in one statement that holds its issue's row, so looking for the issue again for every order, and for the order of every line, proves nothing and
-- takes half of the time.
alter table lottery_order drop constraint lottery_order_issue_id_fkey;
alter table lottery_line drop constraint lottery_line_order_id_fkey;

-- What one currency's players may bet, ledger units. A currency without a row has the defaults of limits.ts.
create table lottery_limit (
  currency text primary key,
  min_unit bigint not null check (min_unit > 0),
  max_unit bigint not null check (max_unit >= min_unit),
  -- The most one order, and all of a player's orders of an issue, may be paid.
  order_payout bigint not null check (order_payout > 0),
  issue_payout bigint not null check (issue_payout >= order_payout),
  -- What the house is ready to lose; what may be lost on one selection is a share of it.
  bankroll bigint not null check (bankroll > 0),
  -- Basis points of the bankroll by market, where they are not the defaults.
  shares jsonb not null default '{}',
  changed_by text not null,
  changed_at timestamptz not null default now()
);

-- Issues of a chase that went by without a bet: closed before it could be placed, its numbers full, its odds worse.
alter table lottery_chase add column skipped int not null default 0;
alter table lottery_chase add column currency text not null default '';
alter table lottery_chase add column book text not null default '';
alter table lottery_chase add column asked text not null default '';
alter table lottery_chase alter column next_draw_at drop not null;
create index lottery_chase_of_player on lottery_chase (player, id desc);
