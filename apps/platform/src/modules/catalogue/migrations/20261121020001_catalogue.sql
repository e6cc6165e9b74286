-- Up Migration
create table vendor (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  vassalage text not null check (vassalage <> ''),
  name text not null check (name <> ''),
  dialect text not null check (dialect in ('hub88', 'softswiss')),
  active boolean not null default true,
  games_url text,
  created_at timestamptz not null default now()
);

-- What a vendor signs with. An RSA key is public; an HMAC secret is sealed with the platform's key.
create table vendor_key (
  id int generated always as identity primary key,
  vendor_id int not null references vendor,
  public_key text,
  sealed_secret bytea,
  fingerprint text not null,
  added_at timestamptz not null default now(),
  retired_at timestamptz,
  check ((public_key is null) <> (sealed_secret is null)),
  unique (vendor_id, fingerprint)
);

create table game (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,126}$'),
  vendor_id int not null references vendor,
  code text not null check (code <> ''),
  name text not null,
  display_name text not null,
  game_type text not null check (game_type in ('RNG', 'INHOUSE')),
  classify text not null default '',
  is_new boolean not null default false,
  is_hot boolean not null default false,
  support_play boolean not null default false,
  -- Percent with up to four decimals, as text, because it is only ever shown.
  rtp text not null default '' check (rtp ~ '^(\d{1,3}(\.\d{1,4})?)?$'),
  -- Ours: whether bets are taken. The vendor's: whether it offers the game at all.
  enabled boolean not null default true,
  offered boolean not null default true,
  -- Test games of a conformance run can be played but are on no list.
  listed boolean not null default true,
  sort_order int not null default 1000,
  icon_url text not null default '',
  show_icon_url text not null default '',
  created_at timestamptz not null default now(),
  unique (vendor_id, code)
);

create index game_listing on game (sort_order, id) where listed;

-- Vendors and games are global; a brand may switch one off for itself. No row means on.
create table brand_vendor_off (
  brand_id bigint not null,
  vendor_id int not null references vendor,
  primary key (brand_id, vendor_id)
);

create table brand_game_off (
  brand_id bigint not null,
  game_id bigint not null references game,
  primary key (brand_id, game_id)
);

-- Moves with every change of the tables above, so that a process knows when what it remembers is old.
create table catalogue_version (
  singleton boolean primary key default true check (singleton),
  version bigint not null
);

insert into catalogue_version (version) values (1);
