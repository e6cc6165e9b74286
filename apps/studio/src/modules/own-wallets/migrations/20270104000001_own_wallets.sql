-- Up Migration

-- Players' money that we keep while they play, in ledger units (1/100000 of the currency).
create table own_balance (
  player bigint not null references studio_player,
  currency text not null,
  units bigint not null check (units >= 0),
  primary key (player, currency)
);

-- Everything that was asked of it, once each and for good: the same transaction again is answered
-- from here, a refusal too. `delta` is what it did to the balance. `tx` orders movements so that a
-- reader who asks for what came after a place never skips one that commits late.
create table own_movement (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  transaction uuid not null unique,
  player bigint not null references studio_player,
  kind text not null check (kind in ('deposit', 'withdraw', 'bet', 'win', 'rollback')),
  currency text not null,
  units bigint not null,
  delta bigint not null,
  status text not null,
  balance bigint not null,
  reference uuid,
  round text,
  game text,
  at timestamptz not null default now()
);
create index own_movement_played on own_movement (tx, id) where round is not null and status = 'RS_OK';
create index own_movement_reference on own_movement (reference) where reference is not null;

-- How we misbehave towards one player, to test what an operator makes of it.
create table own_misconduct (
  player bigint primary key references studio_player,
  kind text not null,
  wait_ms integer not null
);
