-- Up Migration
create table favourite_game (
  player_id bigint not null references player,
  game_id bigint not null references game,
  added_at timestamptz not null default now(),
  primary key (player_id, game_id)
);

-- What a player opened, each game once, with the last time.
create table recent_game (
  player_id bigint not null references player,
  game_id bigint not null references game,
  opened_at timestamptz not null default now(),
  primary key (player_id, game_id)
);
create index recent_game_opened on recent_game (player_id, opened_at desc);
