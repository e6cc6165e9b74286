-- Up Migration

-- Accounts of chat services that players linked. One belongs to its first player for good. Ledger
-- units.
create table chat_link (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  player_id bigint not null references player,
  service text not null check (service in ('telegram')),
  -- The service's own number of the account, and what it is called there.
  account text not null,
  name text not null,
  linked_at timestamptz not null default now(),
  unlinked_at timestamptz,
  -- What the first link of a player brings; 0 for every other one.
  reward_units bigint not null check (reward_units >= 0),
  currency text not null,
  play_times int not null check (play_times >= 0),
  claimed_at timestamptz,
  unique (brand_id, service, account)
);
create unique index chat_link_linked on chat_link (player_id, service) where unlinked_at is null;
create unique index chat_link_reward on chat_link (player_id, service) where reward_units > 0;
