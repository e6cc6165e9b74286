-- Up Migration

-- What staff send to many players at once.
create table inbox_broadcast (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^bc_[0-9a-v]{20}$'),
  brand_id bigint not null references brand,
  -- Title and text by language, and the language of who can read none of them.
  words jsonb not null,
  language text not null,
  link text not null default '',
  -- Advertising is kept from players who are excluded.
  advertises boolean not null,
  audience jsonb not null,
  state text not null default 'sending' check (state in ('sending', 'sent', 'cancelled')),
  -- How many it was for when it was sent off, and how many have it.
  expected int not null,
  delivered int not null default 0,
  -- The last player who was looked at.
  reached bigint not null default 0,
  made_by text not null,
  made_at timestamptz not null default now(),
  cancelled_by text,
  ended_at timestamptz,
  check ((state = 'sending') = (ended_at is null)),
  check ((state = 'cancelled') = (cancelled_by is not null))
);
create index inbox_broadcast_brand on inbox_broadcast (brand_id, id desc);

-- A message in a player's inbox: of a template, whose words come with the program, or of staff.
create table inbox_message (
  id bigint generated always as identity primary key,
  player bigint not null references player,
  kind text not null
    check (kind in ('deposit', 'withdrawal', 'limits', 'documents', 'security', 'staff')),
  template text,
  details jsonb,
  broadcast_id bigint references inbox_broadcast,
  link text not null default '',
  made_at timestamptz not null default now(),
  read_at timestamptz,
  -- Set when the player has thrown it away: staff still see that it was sent.
  deleted_at timestamptz,
  check ((template is null) = (broadcast_id is not null)),
  check ((template is null) = (details is null))
);
create index inbox_message_player on inbox_message (player, id desc) where deleted_at is null;
create index inbox_message_unread on inbox_message (player)
where read_at is null and deleted_at is null;
-- A repeated step of a broadcast gives no player its message twice.
create unique index inbox_message_broadcast on inbox_message (broadcast_id, player)
where broadcast_id is not null;
create index inbox_message_age on inbox_message using brin (made_at);

-- Kinds of messages that a player wants by mail too.
create table inbox_mail (
  player bigint not null references player,
  kind text not null check (kind in ('deposit', 'withdrawal', 'limits', 'documents', 'staff')),
  primary key (player, kind)
);
