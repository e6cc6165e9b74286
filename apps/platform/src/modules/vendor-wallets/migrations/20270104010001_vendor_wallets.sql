-- Up Migration

-- A player's money at a vendor that keeps it, in ledger units. `kept` is what the ledger has on
-- vendor:{id}:kept of this player, changed with it in one transaction. `reported` is what the vendor
-- said last, and `difference` how far it was from `kept`.
create table vendor_wallet (
  player bigint not null,
  vendor integer not null references vendor,
  brand_id bigint not null references brand,
  player_name text not null,
  player_ref text not null,
  currency text not null,
  book text not null,
  kept bigint not null default 0,
  reported bigint,
  reported_at timestamptz,
  difference bigint not null default 0,
  primary key (player, vendor)
);
create index vendor_wallet_holding on vendor_wallet (vendor) where kept <> 0 or difference <> 0;
create index vendor_wallet_of_name on vendor_wallet (player_ref);

-- What a player wants done by itself: money in when a game of the vendor opens (all, or so much), and
-- out when it is left. Nothing unless they say so.
create table vendor_wallet_choice (
  player bigint not null,
  vendor integer not null references vendor,
  moves_in text not null default 'OFF' check (moves_in in ('OFF', 'ALL', 'AMOUNT')),
  units bigint check ((moves_in = 'AMOUNT') = (units is not null) and units > 0),
  moves_out boolean not null default false,
  primary key (player, vendor)
);

-- One movement in or out. `transaction` is the vendor's key to it, for good. `units` is null while
-- everything is to come out and the vendor has not said how much that is. `due_at` is when the
-- vendor is asked next; null once it is over or stuck.
create table vendor_movement (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  player bigint not null,
  vendor integer not null references vendor,
  brand_id bigint not null references brand,
  player_name text not null,
  player_ref text not null,
  direction text not null check (direction in ('IN', 'OUT')),
  cause text not null check (cause in ('PLAYER', 'LAUNCH', 'LEAVING', 'COLLECT', 'EXCLUSION')),
  units bigint check (units > 0),
  currency text not null,
  book text not null,
  key text not null,
  transaction uuid not null unique,
  status text not null check (
    status in ('CREATED', 'TAKEN', 'SENT', 'UNKNOWN', 'STUCK', 'DONE', 'REFUSED')
  ),
  attempts integer not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  answer text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (player, key),
  check (units is not null or (direction = 'OUT' and status in ('CREATED', 'REFUSED')))
);
-- While the outcome of one is open, no other one begins with that vendor.
create unique index vendor_movement_one_open on vendor_movement (player, vendor)
  where status not in ('DONE', 'REFUSED');
create index vendor_movement_due on vendor_movement (due_at) where due_at is not null;
create index vendor_movement_of_player on vendor_movement (player, id);
create index vendor_movement_of_brand on vendor_movement (brand_id, id);
create index vendor_movement_open on vendor_movement (id) where status not in ('DONE', 'REFUSED');

-- Every state a movement was in, with who led it there.
create table vendor_movement_step (
  movement bigint not null references vendor_movement,
  status text not null,
  actor text not null,
  note text,
  at timestamptz not null default clock_timestamp()
);
create index vendor_movement_step_of on vendor_movement_step (movement, at);

-- Up to where a vendor's records are booked, of each name it knows us by.
create table vendor_record_cursor (
  vendor integer not null references vendor,
  operator_id text not null,
  cursor text not null,
  pulled_at timestamptz not null default now(),
  primary key (vendor, operator_id)
);

-- Records that could not be booked, for staff: what came after them of the same round is not either.
create table vendor_record_refused (
  vendor integer not null references vendor,
  transaction text not null,
  round text not null,
  record jsonb not null,
  why text not null,
  at timestamptz not null default now(),
  primary key (vendor, transaction)
);
create index vendor_record_refused_round on vendor_record_refused (vendor, round);

-- What all players of a brand have at a vendor, by us and by it, whenever the two were compared.
create table vendor_comparison (
  id bigint generated always as identity primary key,
  vendor integer not null references vendor,
  brand_id bigint not null references brand,
  currency text not null,
  book text not null,
  players integer not null,
  silent integer not null,
  kept bigint not null,
  reported bigint not null,
  differing integer not null,
  at timestamptz not null default now()
);
create index vendor_comparison_newest on vendor_comparison (brand_id, id);
