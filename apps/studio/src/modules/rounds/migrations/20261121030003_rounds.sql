-- Up Migration

-- A round: what decides it (seed, client seed, nonce, stake, choice) is committed in status DEBITING before the wallet is asked for the stake.
-- state is the game's, written once the stake was taken. Amounts are minor units.
create table round (
  id uuid primary key,
  player bigint not null references studio_player,
  session bigint not null references studio_session,
  game text not null,
  version text not null,
  seed bigint not null references seed,
  nonce integer not null,
  currency text not null,
  stake numeric not null check (stake > 0),
  choice jsonb not null,
  status text not null check (status in ('DEBITING', 'OPEN', 'PENDING_CREDIT', 'CLOSED', 'REJECTED', 'VOID')),
  state jsonb,
  step integer not null default 0,
  payout numeric not null default 0 check (payout >= 0),
  balance numeric,
  reason text,
  created_at timestamptz not null default now(),
  acted_at timestamptz not null default now(),
  closed_at timestamptz,
  shown_at timestamptz,
  unique (seed, nonce),
  check ((state is null) = (status in ('DEBITING', 'REJECTED')) or status = 'VOID')
);
create unique index round_one_open on round (player, game) where status in ('DEBITING', 'OPEN', 'PENDING_CREDIT');
create index round_of_player on round (player, game, created_at desc);
create index round_unfinished on round (acted_at) where status = 'OPEN';
create index round_of_seed on round (seed) where status in ('DEBITING', 'OPEN', 'PENDING_CREDIT');

-- Every decision of a staged round, in order: what was decided at which step.
create table round_action (
  round uuid not null references round,
  step integer not null,
  action jsonb not null,
  at timestamptz not null default now(),
  primary key (round, step)
);
