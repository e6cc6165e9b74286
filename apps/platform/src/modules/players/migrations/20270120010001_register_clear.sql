-- Up Migration

-- Until when an answer of a national register, that a player is not on it, may be relied on. It is
-- what bets are decided by; where the law wants it and it is missing or over, none is taken.
create table player_register_clear (
  player_id bigint not null references player,
  register text not null,
  until timestamptz not null,
  primary key (player_id, register)
);
