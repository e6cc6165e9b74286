-- Up Migration
-- Who a player is at a provider of sign-ins.
create table social_login (
  brand_id bigint not null references brand,
  provider text not null,
  subject text not null,
  player_id bigint not null references player,
  made_at timestamptz not null default now(),
  primary key (brand_id, provider, subject)
);

-- Somebody who was sent to a provider and is not back yet.
create table social_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  brand_id bigint not null references brand,
  provider text not null,
  verifier text not null,
  nonce text not null,
  made_at timestamptz not null default now()
);
create index social_attempt_made on social_attempt (made_at);
