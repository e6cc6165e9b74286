-- Up Migration

-- A player's conversation with customer service: one, opened again by every new message.
create table service_conversation (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^cs_[0-9a-v]{20}$'),
  brand_id bigint not null references brand,
  player bigint not null unique references player,
  player_name text not null,
  player_ref text not null,
  -- Open: nobody waits for anyone. Waiting: for staff. Answered: staff wrote last.
  state text not null default 'open' check (state in ('open', 'waiting', 'answered', 'closed')),
  topic text not null default 'general' check (topic in ('general', 'verification')),
  -- The number of the newest message; messages are numbered without a gap.
  last_seq int not null default 0,
  -- Up to which message the player has read, staff have read, and the player was told by mail.
  player_read int not null default 0,
  staff_read int not null default 0,
  mailed int not null default 0,
  -- When the oldest message that staff have not answered was written.
  waiting_since timestamptz,
  last_at timestamptz not null default now(),
  -- The username of the member of staff who answers it.
  assigned_to text,
  check ((state = 'waiting') = (waiting_since is not null)),
  check (player_read <= last_seq and staff_read <= last_seq and mailed <= last_seq)
);
create index service_waiting on service_conversation (waiting_since, id) where state = 'waiting';
create index service_waiting_brand on service_conversation (brand_id, waiting_since, id) where state = 'waiting';
create index service_newest on service_conversation (last_at desc, id desc);
create index service_newest_brand on service_conversation (brand_id, last_at desc, id desc);
create index service_player_name on service_conversation (lower(player_name) text_pattern_ops);
create index service_player_ref on service_conversation (player_ref);

create table service_message (
  conversation_id bigint not null references service_conversation,
  seq int not null check (seq > 0),
  author text not null check (author in ('player', 'staff', 'system')),
  -- The username of the member of staff who wrote it.
  staff_name text,
  -- What happened, in a message without words of its own: every reader gets them in their language.
  event text check (event in ('verification', 'verified', 'closed')),
  text text not null check (char_length(text) <= 2000),
  pictures int not null default 0 check (pictures between 0 and 3),
  -- Made by the sender's page: a message sent twice is written once.
  key uuid not null,
  at timestamptz not null default now(),
  primary key (conversation_id, seq),
  unique (conversation_id, key),
  check ((author = 'staff') = (staff_name is not null)),
  check (event is not null or text <> '' or pictures > 0)
);
-- How often a player wrote within a day, and what they have not read.
create index service_message_of_author on service_message (conversation_id, author, seq);

create table service_picture (
  conversation_id bigint not null,
  seq int not null,
  place int not null check (place between 1 and 3),
  kind text not null check (kind in ('png', 'jpg')),
  bytes bytea not null,
  primary key (conversation_id, seq, place),
  foreign key (conversation_id, seq) references service_message
);

-- Answers that staff have ready, in the languages a brand's players read.
create table service_canned (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^ca_[0-9a-v]{20}$'),
  brand_id bigint not null references brand,
  language text not null,
  title text not null check (char_length(title) between 1 and 80),
  text text not null check (char_length(text) between 1 and 2000),
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
create index service_canned_brand on service_canned (brand_id, language, lower(title), id);
