-- Up Migration

-- Accounts that nobody signs in to, where a law counts them as dormant. One of an earlier absence
-- says nothing any more: its last sign-in is another one than the login has.
create table dormancy (
  player_id bigint primary key references player,
  -- The last sign-in, after which nobody came.
  active_at timestamptz not null,
  -- The rule of a profile: MT.dormant.
  rule text not null,
  told_at timestamptz not null,
  due_at timestamptz not null,
  -- Since when it is dormant.
  since timestamptz,
  constraint dormancy_since check (since >= due_at)
);
create index dormancy_due on dormancy (due_at) where since is null;
create index player_login_last_seen on player_login (brand_id, last_login_at);
