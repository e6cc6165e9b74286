-- Up Migration

-- Players who were told that their balance is above their own limit of it, until it no longer is.
create table balance_notice (
  player_id bigint primary key references player,
  told_at timestamptz not null default now()
);
create index player_limit_of_balance on player_limit (player_id) where name = 'balance';
