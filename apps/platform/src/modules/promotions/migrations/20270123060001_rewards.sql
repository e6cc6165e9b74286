-- Up Migration

-- Cash that another module gave a player from the account of bonuses. Ledger units.
create table promotion_reward (
  key text primary key,
  brand_id bigint not null references brand,
  player bigint not null references player,
  currency text not null,
  units bigint not null check (units > 0),
  required_units bigint not null check (required_units >= 0),
  reason text not null,
  at timestamptz not null default now()
);
create index promotion_reward_player on promotion_reward (player, at);
