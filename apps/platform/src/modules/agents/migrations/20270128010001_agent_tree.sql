-- Up Migration

-- One row of each brand with players placed: who places a player holds it shared, who changes the
-- tree holds it alone, so no player is placed under a line while it moves.
create table agent_tree (
  brand_id bigint primary key references brand
);

-- Under whom a player stands from a time on; no parent for those directly under the house. A finite
-- to_at is never in the future: a move is written once it is effective.
create table agent_place (
  player_id bigint not null references player,
  brand_id bigint not null references brand,
  parent_id bigint references player,
  -- 1 directly under the house.
  depth smallint not null check (depth between 1 and 10),
  from_at timestamptz not null,
  to_at timestamptz not null default 'infinity',
  primary key (player_id, from_at),
  check (from_at < to_at),
  check (parent_id <> player_id),
  check ((parent_id is null) = (depth = 1))
);
create unique index agent_place_now on agent_place (player_id) where to_at = 'infinity';
create index agent_place_parent on agent_place (parent_id, player_id);
create index agent_place_brand on agent_place (brand_id, player_id);
create index agent_place_house on agent_place (brand_id, player_id) where parent_id is null;

-- Everyone above a player, at which distance, from a time on. Written from agent_place alone, and
-- many rows at once, so it has no references of its own.
create table agent_line (
  ancestor_id bigint not null,
  descendant_id bigint not null,
  depth smallint not null check (depth between 1 and 9),
  from_at timestamptz not null,
  to_at timestamptz not null default 'infinity',
  primary key (descendant_id, ancestor_id, from_at),
  check (from_at < to_at),
  check (ancestor_id <> descendant_id)
);
create unique index agent_line_now on agent_line (descendant_id, depth) where to_at = 'infinity';
create index agent_line_team on agent_line (ancestor_id, depth, descendant_id)
  include (from_at, to_at);

-- When an agent was frozen, and by whom.
create table agent_freeze (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  from_at timestamptz not null default now(),
  to_at timestamptz not null default 'infinity',
  -- `system` or the name of a member of staff.
  frozen_by text not null,
  reason text not null,
  ended_by text,
  end_reason text,
  check (from_at <= to_at),
  check ((ended_by is null) = (to_at = 'infinity'))
);
create unique index agent_freeze_now on agent_freeze (player_id) where to_at = 'infinity';
create index agent_freeze_player on agent_freeze (player_id, from_at);

-- Those who exist: under the nearest agent of those who invited them, the tenth level under the
-- last agent with room.
insert into agent_tree (brand_id)
select distinct brand_id from player where kind in ('0', '1', '2', '41', '42');

create temporary table agent_path on commit drop as
with recursive
  above (player_id, upline_id, step) as (
    select p.id, o.upline_id, 0
    from player p
    left join player_origin o on o.player_id = p.id
    where p.kind in ('0', '1', '2', '41', '42')
    union all
    select a.player_id, o.upline_id, a.step + 1
    from above a
    join player u on u.id = a.upline_id and u.kind not in ('1', '2', '41', '42')
    join player_origin o on o.player_id = u.id
    where o.upline_id is not null and a.step < 1000
  ),
  agent_of (player_id, agent_id) as (
    select p.player_id, agent.id
    from above p
    left join player agent
      on agent.id = p.upline_id and agent.id < p.player_id and agent.kind in ('1', '2', '41', '42')
  ),
  nearest (player_id, agent_id) as (
    select player_id, max(agent_id) from agent_of group by player_id
  ),
  tree (player_id, path) as (
    select player_id, array[player_id] from nearest where agent_id is null
    union all
    select n.player_id, t.path[1:9] || n.player_id
    from tree t
    join nearest n on n.agent_id = t.player_id
  )
select player_id, path from tree;

insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
select p.id, p.brand_id, path[cardinality(path) - 1], cardinality(path), p.created_at
from agent_path
join player p on p.id = agent_path.player_id;

insert into agent_line (ancestor_id, descendant_id, depth, from_at)
select ancestor, p.id, cardinality(path) - place, p.created_at
from agent_path
join player p on p.id = agent_path.player_id
cross join unnest(path) with ordinality as step (ancestor, place)
where place < cardinality(path);
