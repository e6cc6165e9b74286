-- Up Migration
-- Links that sign somebody in once.
create table login_link (
  token_hash bytea primary key,
  player_id bigint not null references player,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
create index login_link_made on login_link (made_at);

-- Accounts for a free play. `browser_hash` is of a value its browser made up, so that one visitor gets one of them; nobody has a password to it.
create table trial_account (
  player_id bigint primary key references player,
  brand_id bigint not null references brand,
  browser_hash bytea not null,
  place text not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index trial_account_browser on trial_account (brand_id, browser_hash) where ended_at is null;
create index trial_account_place on trial_account (brand_id, place, made_at);
