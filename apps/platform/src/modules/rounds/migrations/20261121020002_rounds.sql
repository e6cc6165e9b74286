-- Up Migration
-- A player's permission for a vendor to bet for them, given at launch. Only the hash of the token is kept.
create table game_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  player_id bigint not null,
  vendor_id int not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz
);

create index game_session_player on game_session (player_id) where revoked_at is null;
create index game_session_revoked on game_session (revoked_at) where revoked_at is not null;

-- One row per round, built from the ledger's entries by a follower and never written by anything else.
create table betting_record (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  vendor_id int not null,
  round text not null,
  game_code text not null,
  currency text not null,
  book text not null,
  -- What was bet less what was taken back, and what was won less what was taken back.
  stake bigint not null,
  payout bigint not null,
  -- Bets that stand; a round that had some and has none left is void.
  bets int not null,
  closed boolean not null,
  status text generated always as (case when bets = 0 then 'VOID' when closed then 'CLOSED' else 'OPEN' end) stored,
  -- Counts towards wagering, once the round is closed.
  turnover bigint generated always as (case when bets > 0 and closed then greatest(stake, 0) else 0 end) stored,
  opened_at timestamptz not null,
  closed_at timestamptz,
  changed_at timestamptz not null,
  unique (player_id, vendor_id, round)
);

create index betting_record_player on betting_record (player_id, id desc);
create index betting_record_turnover on betting_record (player_id, closed_at) where closed;

-- How far the follower has read each chain of the ledger.
create table betting_cursor (
  chain text primary key,
  n bigint not null
);
