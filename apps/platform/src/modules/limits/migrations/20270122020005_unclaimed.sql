-- Up Migration

-- Excluded players who were told that a law has their balance go to public funds from a time on.
create table unclaimed_notice (
  player_id bigint primary key references player,
  due_at timestamptz not null,
  told_at timestamptz not null default now()
);
