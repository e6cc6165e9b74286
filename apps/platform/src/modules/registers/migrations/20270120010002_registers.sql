-- Up Migration

-- A list of a national register that an operator loaded for a brand. It comes in pieces and is read
-- in the background; the one in force stays so until the next is whole.
create table register_list (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand,
  register text not null,
  file text not null,
  state text not null,
  bytes bigint not null,
  bytes_sent bigint not null default 0,
  bytes_read bigint not null default 0,
  pieces_read integer not null default 0,
  lines_read integer not null default 0,
  -- The names in the first row, and what follows the last whole row that was read.
  columns text[],
  rest bytea not null default '',
  -- Persons, those of them with a number alone, and those with a name and a birth date alone.
  persons integer not null default 0,
  number_only integer not null default 0,
  name_only integer not null default 0,
  fault text,
  loaded_by text not null,
  loaded_at timestamptz not null default now(),
  -- Up to which player accounts were compared with it, how many were, and how many are on it.
  compared_to bigint not null default 0,
  compared integer not null default 0,
  excluded integer not null default 0,
  compared_at timestamptz,
  constraint register_list_state check (state in ('SENDING', 'READING', 'IN_FORCE', 'FAILED', 'REPLACED'))
);
create index register_list_of_brand on register_list (brand_id, register, id desc);
create unique index register_list_in_force on register_list (brand_id, register) where state = 'IN_FORCE';
create unique index register_list_coming on register_list (brand_id, register) where state in ('SENDING', 'READING');
create index register_list_left on register_list (id) where state in ('FAILED', 'REPLACED');

create table register_piece (
  list_id bigint not null references register_list,
  place integer not null check (place >= 0),
  bytes bytea not null,
  primary key (list_id, place)
);

-- Whom a list names: keyed hashes of a number, or of a name with a birth date, and until when the
-- person is excluded; null for no end. Nothing else of a list is kept.
create table register_mark (
  list_id bigint not null references register_list,
  mark bytea not null,
  until timestamptz
);
create index register_mark_of_list on register_mark (list_id, mark);

-- A register's last word of a player. `excluded` stays as it was while the register can't be asked.
create table register_answer (
  player_id bigint not null references player,
  register text not null,
  brand_id bigint not null references brand,
  outcome text not null,
  valid_until timestamptz not null,
  excluded boolean not null,
  excluded_until timestamptz,
  asked_at timestamptz not null default now(),
  primary key (player_id, register),
  constraint register_answer_outcome check (outcome in ('CLEAR', 'EXCLUDED', 'UNKNOWN'))
);
create index register_answer_asked on register_answer (brand_id, register, asked_at);

-- When a register was asked for a player, why, and what it said. No number is in it.
create table register_check (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  register text not null,
  moment text not null,
  outcome text not null,
  at timestamptz not null default now()
);
create index register_check_of_player on register_check (player_id, id);
