-- Up Migration
-- Where a player signed in and may again without a second factor: an IPv4 address, or the first half of an IPv6 one.
create table player_place (
  player_id bigint not null references player,
  place text not null,
  first_at timestamptz not null default now(),
  primary key (player_id, place)
);
insert into player_place (player_id, place)
select distinct player_id, regexp_replace(ip, '^::ffff:', '') from player_session
on conflict do nothing;

-- A sign-in from a new place that waits for its second factor.
create table second_factor (
  ticket_hash bytea primary key,
  player_id bigint not null references player,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  place text not null,
  remember boolean not null,
  must_change boolean not null,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
create index second_factor_made on second_factor (made_at);

-- A browser that is remembered for a day. Its token changes each time it is used; an older one that comes back was copied, and ends it.
create table remembered_browser (
  family uuid primary key default gen_random_uuid(),
  player_id bigint not null references player,
  token_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  must_change boolean not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz
);
create index remembered_browser_player on remembered_browser (player_id) where ended_at is null;
create index remembered_browser_made on remembered_browser (made_at);

-- `must_change`: nothing works in this session until its password is changed.
alter table player_session add column family uuid, add column must_change boolean not null default false;
create index player_session_family on player_session (family) where family is not null and revoked_at is null;

-- The limit over all names asks by the address alone.
create index login_failure_ip on login_failure (brand_id, ip, at);
