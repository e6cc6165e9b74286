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

-- One row per round, built from the ledger's entries by a follower and never written by anything else. Every figure is a sum over entries.
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
  -- Bets made, and bets of them that stand; a round that had some and has none left is void.
  made int not null,
  standing int not null,
  closed boolean not null,
  status text not null generated always as (case when standing <= 0 then 'VOID' when closed then 'CLOSED' else 'OPEN' end) stored,
  -- Counts towards wagering once the round is closed: slots and instant games count the whole stake.
  turnover bigint not null generated always as (case when standing > 0 and closed then greatest(stake, 0) else 0 end) stored,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Where in the player's log the round lies.
  first_seq bigint not null,
  last_seq bigint not null,
  unique (player_id, vendor_id, round)
);

create index betting_record_player on betting_record (player_id, opened_at desc, id desc) where made > 0;
create index betting_record_turnover on betting_record (player_id, closed_at) include (turnover) where turnover > 0;

-- How far the follower has read the ledger. One row, which is also what two workers exclude each other by.
create table betting_cursor (
  singleton boolean primary key default true check (singleton),
  read_to bigint not null
);

insert into betting_cursor (read_to) values (0);
