-- Up Migration

-- The session of play that a player is in, or was in last: every game and lottery page of theirs counts
-- as one. It is followed by a new one, with the next number, after a pause or once it was stopped.
create table play_session (
  player_id bigint primary key references player,
  number bigint not null,
  begun_at timestamptz not null,
  -- When a page last said that the player is there.
  seen_at timestamptz not null,
  -- When the last reality check was answered, or the session began.
  checked_at timestamptz not null,
  stopped boolean not null default false
);

-- How often a player wants to be shown how play goes, in minutes; no row for what the house has.
create table reality_check (
  player_id bigint primary key references player,
  every_minutes smallint not null,
  constraint reality_check_minutes check (every_minutes between 15 and 120)
);

-- The minutes of an hour (UTC) in which a player was at play: a bit for each.
create table play_hour (
  player_id bigint not null references player,
  hour timestamptz not null,
  minutes bigint not null,
  primary key (player_id, hour)
);
