-- Up Migration

-- A player and the team that come to stand elsewhere at a time, once two people have agreed.
create table agent_move (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  player_id bigint not null references player,
  -- Null for the house.
  from_parent bigint references player,
  to_parent bigint references player,
  effective_at timestamptz not null,
  state text not null default 'SCHEDULED'
    check (state in ('SCHEDULED', 'DONE', 'CANCELLED', 'FAILED')),
  agreed_by text not null,
  reason text not null,
  agreed_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text,
  -- Why it was cancelled, or the code of why it could not be done.
  end_reason text,
  check (from_parent is distinct from to_parent),
  check ((state = 'SCHEDULED') = (ended_at is null))
);
create unique index agent_move_waiting on agent_move (player_id) where state = 'SCHEDULED';
create index agent_move_due on agent_move (effective_at, id) where state = 'SCHEDULED';
create index agent_move_player on agent_move (player_id, id);

-- The period of each running contract, as the contracts have it: a move waits for a start of all.
create table agent_period (
  player_id bigint not null references player,
  contract text not null,
  period text not null check (period in ('D', 'W', 'H', 'M', 'HOUR', 'BUCKET')),
  primary key (player_id, contract)
);
