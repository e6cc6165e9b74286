-- Up Migration

-- What the rules say of a deposit, a withdrawal or a registration, the latest time it was looked at.
create table risk_score (
  subject text primary key check (subject ~ '^(dep|wd|pl)_[0-9a-z]{20}$'),
  player bigint not null references player,
  brand_id bigint not null references brand,
  score int not null check (score between 0 and 100),
  -- [{ rule, weight, words }], those of the greatest weight first.
  reasons jsonb not null,
  at timestamptz not null default now()
);
create index risk_score_player on risk_score (player, at desc);

-- Transactions above the amount that is reported to the authority, written once.
create table covered_transaction (
  id bigint generated always as identity primary key,
  subject text not null unique,
  player bigint not null references player,
  brand_id bigint not null references brand,
  units bigint not null,
  currency text not null,
  -- The amount above which it was to be reported then.
  above bigint not null,
  at timestamptz not null default now()
);
create index covered_transaction_brand on covered_transaction (brand_id, id desc);

-- A suspicion about a player that staff look into. The player is never told.
create table risk_case (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^rc_[0-9a-v]{20}$'),
  player bigint not null references player,
  brand_id bigint not null references brand,
  player_name text not null,
  player_ref text not null,
  state text not null default 'OPEN'
    check (state in ('OPEN', 'INVESTIGATING', 'CLEARED', 'RESTRICTED', 'REPORTED')),
  -- The highest score that was added to it.
  score int not null default 0,
  assignee text,
  opened_by text not null,
  opened_at timestamptz not null default now(),
  -- Since when it is in its state.
  moved_at timestamptz not null default now(),
  -- Whether it blocked the account itself, and so may unblock it.
  blocked_account boolean not null default false
);
-- One case at a time is looked into for each player.
create unique index risk_case_one on risk_case (player) where state in ('OPEN', 'INVESTIGATING');
create index risk_case_waiting on risk_case (id) where state in ('OPEN', 'INVESTIGATING');
create index risk_case_player on risk_case (player, id desc);
create index risk_case_brand on risk_case (brand_id, id desc);
create index risk_case_name on risk_case (lower(player_name) text_pattern_ops);
create index risk_case_ref on risk_case (player_ref);

-- What happened to a case, in order: never changed, never deleted.
create table risk_case_step (
  id bigint generated always as identity primary key,
  case_id bigint not null references risk_case,
  kind text not null check (kind in ('OPENED', 'FOUND', 'NOTE', 'ASSIGNED', 'MOVED', 'FILE')),
  actor text not null,
  words text not null default '',
  -- The state it moved to, the score that was found, the file's number.
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index risk_case_step_case on risk_case_step (case_id, id);

create table risk_case_file (
  id bigint generated always as identity primary key,
  case_id bigint not null references risk_case,
  name text not null check (char_length(name) between 1 and 100),
  kind text not null check (kind in ('png', 'jpg', 'pdf')),
  bytes bytea not null
);
create index risk_case_file_case on risk_case_file (case_id);

-- What staff remember of a player.
create table player_note (
  id bigint generated always as identity primary key,
  player bigint not null references player,
  brand_id bigint not null references brand,
  words text not null check (char_length(words) between 1 and 2000),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp()
);
create index player_note_player on player_note (player, id desc);

create table player_tag (
  player bigint not null references player,
  brand_id bigint not null references brand,
  player_name text not null,
  player_ref text not null,
  tag text not null check (tag ~ '^[a-z0-9][a-z0-9 -]{0,29}$'),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (player, tag)
);
create index player_tag_brand on player_tag (brand_id, tag, player desc);
create index player_tag_tag on player_tag (tag, player desc);

create function refuse_change_of_case_record() returns trigger language plpgsql as $$
begin
  raise exception 'The record of a case is kept as it was written';
end $$;
create trigger risk_case_step_kept before update or delete on risk_case_step
for each row execute function refuse_change_of_case_record();
create trigger risk_case_file_kept before update or delete on risk_case_file
for each row execute function refuse_change_of_case_record();
create trigger covered_transaction_kept before update or delete on covered_transaction
for each row execute function refuse_change_of_case_record();
create trigger player_note_kept before update or delete on player_note
for each row execute function refuse_change_of_case_record();
