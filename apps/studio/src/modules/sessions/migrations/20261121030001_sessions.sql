-- Up Migration

-- A player as the operator names them. The studio knows nothing else of a person.
create table studio_player (
  id bigint generated always as identity primary key,
  operator text not null,
  name text not null,
  created_at timestamptz not null default now(),
  unique (operator, name)
);

-- A launch that the operator asked for: handed over in an address, good once and for a minute.
create table launch_ticket (
  hash bytea primary key,
  player bigint not null references studio_player,
  game text not null,
  currency text not null,
  wallet_token bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_ticket_expires on launch_ticket (expires_at);

-- One opened game. wallet_token is the operator's session token, sealed; it is sent with every wallet call of the session's rounds.
create table studio_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player bigint not null references studio_player,
  game text not null,
  currency text not null,
  wallet_token bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
