-- Up Migration

-- What a requirement bounds of bets while it is open: the highest one in ledger units, and the
-- categories of games that take none.
alter table requirement
  add column highest_bet bigint check (highest_bet > 0),
  add column closed text[] not null default '{}';
