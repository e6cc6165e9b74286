-- Up Migration

-- Sessions of play that players planned before them, as a law wants it of slots: how long, and how
-- much may be lost. Only the end that a player puts to one changes.
create table planned_session (
  player_id bigint not null references player,
  number bigint not null,
  begun_at timestamptz not null,
  until timestamptz not null,
  units bigint not null,
  -- The player's last entry before it.
  after_seq bigint not null,
  ended_at timestamptz,
  primary key (player_id, number),
  constraint planned_session_units check (units > 0),
  constraint planned_session_until check (until > begun_at),
  constraint planned_session_ended check (ended_at >= begun_at)
);
