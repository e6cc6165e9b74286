-- Up Migration

-- Numbers of a market that a player has given a name, to mark them by one tap.
create table lottery_favourite (
  id bigint generated always as identity primary key,
  player bigint not null references player,
  game_id int not null references lottery_game,
  market text not null,
  name text not null check (name <> '' and length(name) <= 30),
  picks text[] not null check (cardinality(picks) between 1 and 1000),
  kept_at timestamptz not null default now()
);
create index lottery_favourite_player on lottery_favourite (player, game_id, id);
