-- Up Migration

-- A player's place on the ladder of VIP levels, with what counts towards it. Ledger units of the
-- player's currency.
create table vip_member (
  player_id bigint primary key references player,
  brand_id bigint not null references brand,
  level int not null default 0 check (level >= 0),
  -- The highest level the player has ever been at: its reward is paid once.
  highest int not null default 0,
  -- Granted by staff: no level below it.
  floor int not null default 0 check (floor >= 0),
  deposits bigint not null default 0,
  turnover bigint not null default 0,
  -- When the level last rose: the month of it counts as kept.
  raised_at timestamptz,
  check (level <= highest and floor <= level)
);
create index vip_member_brand on vip_member (brand_id, player_id) where level > 0;
create index vip_member_level on vip_member (brand_id, level, player_id) where level > 0;

-- What a player played in a month by the brand's clock.
create table vip_month (
  player_id bigint not null references player,
  -- Its first day.
  month date not null,
  turnover bigint not null,
  primary key (player_id, month)
);

-- Up to which entry of each source of turnover all of it is counted.
create table vip_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into vip_position (source) values ('rounds'), ('lottery');

-- Every change of a level or a floor, with who made it and why.
create table vip_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  before int not null,
  after int not null,
  -- The floor after it.
  floor int not null,
  cause text not null
    check (cause in ('REACHED', 'NOT_KEPT', 'CHARGE_BACK', 'FLOOR', 'LADDER')),
  -- `system`, or the name of a member of staff.
  actor text not null,
  reason text not null default '',
  at timestamptz not null default now()
);
create index vip_change_player on vip_change (player_id, id desc);

create function vip_change_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Changes of VIP levels are never changed or deleted';
end $$;
create trigger vip_change_append_only
  before update or delete or truncate on vip_change
  for each statement execute function vip_change_is_append_only();

-- Months for which a brand's players have kept or lost their levels, and how far that came.
create table vip_keeping (
  brand_id bigint not null references brand,
  month date not null,
  reached bigint not null default 0,
  done_at timestamptz,
  primary key (brand_id, month)
);

-- The ladder by which each brand's players were last gone through, and how far that came.
create table vip_review (
  brand_id bigint primary key references brand,
  terms text not null,
  reached bigint not null default 0,
  done_at timestamptz
);
