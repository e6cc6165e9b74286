-- Up Migration

-- Talks that a law wants staff to have with a player, each once in its period of the calendar.
create table player_talk (
  player_id bigint not null references player,
  rule text not null,
  period_ends timestamptz not null,
  noted_at timestamptz not null default now(),
  primary key (player_id, rule, period_ends)
);
