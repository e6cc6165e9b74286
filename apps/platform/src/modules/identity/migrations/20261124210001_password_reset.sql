-- Up Migration
-- A mailed link that sets a new password once. The token itself is never stored.
create table password_reset (
  token_hash bytea primary key,
  player_id bigint not null references player,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  -- Nobody got the mail, so its wait is void.
  void boolean not null default false
);
create index password_reset_player on password_reset (player_id, made_at desc);
