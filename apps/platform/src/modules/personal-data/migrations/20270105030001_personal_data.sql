-- Downloads of everything that is held of a player, each by an address that works once.
create table data_download (
  token_hash bytea primary key,
  player_id bigint not null references player (id),
  asked_at timestamptz not null default now(),
  begun_at timestamptz
);
create index data_download_of_player on data_download (player_id, asked_at);
