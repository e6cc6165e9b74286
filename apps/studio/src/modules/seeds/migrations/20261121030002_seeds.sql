-- Up Migration

-- Server seeds, sealed. Each player has one ACTIVE and one NEXT, both with a published commitment. RETIRED: replaced while a round under it was open.
create table seed (
  id bigint generated always as identity primary key,
  player bigint not null references studio_player,
  status text not null check (status in ('NEXT', 'ACTIVE', 'RETIRED', 'REVEALED')),
  commitment text not null unique,
  sealed bytea not null,
  client_seed text,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  check (status = 'NEXT' or client_seed is not null)
);
create unique index seed_one_active on seed (player) where status = 'ACTIVE';
create unique index seed_one_next on seed (player) where status = 'NEXT';
create index seed_retired on seed (id) where status = 'RETIRED';
