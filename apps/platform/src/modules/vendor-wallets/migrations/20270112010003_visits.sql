-- Up Migration

-- Players who are at a game of a vendor that keeps money, and when they were seen there last: by the
-- game's page, or by what they played. The row goes when they leave the game.
create table vendor_wallet_visit (
  player bigint not null,
  vendor integer not null references vendor,
  brand_id bigint not null references brand,
  seen_at timestamptz not null default now(),
  primary key (player, vendor)
);
create index vendor_wallet_visit_seen on vendor_wallet_visit (brand_id, seen_at);
