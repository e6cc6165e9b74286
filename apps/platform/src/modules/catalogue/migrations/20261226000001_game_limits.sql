-- What a vendor says may be staked in a round at most, by currency in ledger units, and how many
-- times its stake a round pays at most.
alter table game
  add column max_bets jsonb not null default '{}' check (jsonb_typeof(max_bets) = 'object'),
  add column max_win text not null default '';
