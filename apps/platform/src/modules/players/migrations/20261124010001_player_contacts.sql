-- Up Migration
-- 0 member, 1 2 41 42 agents, 4 trial; the last two never sign in as players.
alter table player add column kind text not null default '0' check (kind in ('0', '1', '2', '41', '42', '4', 'staff', 'system'));

-- How to reach a player and what else the player told. All of it optional; a time says when a contact was proven.
create table player_profile (
  player_id bigint primary key references player,
  mobile text check (mobile ~ '^\+[1-9]\d{5,14}$'),
  mobile_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  payee_name text,
  fullname text,
  birthday date,
  qq_num text,
  line text,
  whatsapp text,
  zalo text,
  facebook text,
  telegram text,
  wechat text,
  id_number text,
  avatar text,
  language text,
  updated_at timestamptz not null default now()
);
create index player_profile_email on player_profile (lower(email)) where email is not null;

-- Where a player came from, written once.
create table player_origin (
  player_id bigint primary key references player,
  upline_id bigint references player,
  affiliate_code text,
  referral_code text,
  register_url text,
  domain text,
  register_method text not null,
  terms_version text not null,
  at timestamptz not null default now()
);
create index player_origin_upline on player_origin (upline_id) where upline_id is not null;

-- What a player gives to others, so that they come in as theirs. Upper case, so that it can be typed either way.
create table invitation (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand,
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  player_id bigint not null references player,
  kind text not null check (kind in ('affiliate', 'referral')),
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (brand_id, code)
);
create index invitation_player on invitation (player_id);
