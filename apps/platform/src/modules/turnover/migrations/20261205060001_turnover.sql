-- Up Migration

-- How many entries a source of turnover has written. Its row is locked while it writes, so entries
-- are numbered without a gap in the order of their commits, and who reads up to a number has missed
-- none, after a restore too.
create table turnover_source (
  name text primary key,
  written bigint not null default 0
);
insert into turnover_source (name) values ('rounds'), ('lottery');

-- What was staked, won and validly wagered in rounds and draws that are over: append-only, signed
-- ledger units. An entry books what a round has come to at its close, a later one the difference
-- when something in it changed. A quarter-hour or a day is the sum over `at`.
create table turnover_entry (
  source text not null,
  number bigint not null,
  player_id bigint not null,
  brand_id bigint not null,
  currency text not null,
  book text not null,
  -- Of a trial or test account: no report reads it, every reconciliation does.
  excluded boolean not null,
  vendor_id int not null,
  game_code text not null,
  -- The game's when it was played.
  category text not null,
  at timestamptz not null,
  closed_at timestamptz not null,
  rounds int not null,
  stake bigint not null,
  -- Refunds included, wins of free bets not.
  payout bigint not null,
  refund bigint not null,
  turnover bigint not null,
  free_stake bigint not null,
  free_payout bigint not null,
  jackpot_stake bigint not null default 0,
  jackpot_payout bigint not null default 0,
  -- The parts of stake and payout that were bonus money.
  bonus_stake bigint not null default 0,
  bonus_payout bigint not null default 0,
  -- What it comes from: the seq of the player's entry, or the lottery's issue.
  origin bigint not null,
  primary key (source, number)
);
create index turnover_entry_player on turnover_entry (player_id, closed_at) include (turnover)
  where turnover <> 0;
create index turnover_entry_issue on turnover_entry (origin, player_id) where source = 'lottery';

create function turnover_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of turnover are never changed or deleted';
end $$;
create trigger turnover_entry_append_only
  before update or delete or truncate on turnover_entry
  for each statement execute function turnover_is_append_only();
