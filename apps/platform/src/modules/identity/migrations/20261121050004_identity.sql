-- Up Migration
create table player_login (
  player_id bigint primary key references player,
  password_hash text not null,
  last_login_at timestamptz
);

-- A signed-in browser. The token itself is never stored.
create table player_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player_id bigint not null references player,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index player_session_player on player_session (player_id) where revoked_at is null;

-- Sign-ins that failed, for an hour: what guessing looks like.
create table login_failure (
  brand_id bigint not null,
  username text not null,
  ip text not null,
  at timestamptz not null default now()
);
create index login_failure_name on login_failure (brand_id, username, at);
