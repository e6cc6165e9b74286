-- Up Migration
-- How the columns of a provider's statement are read, as it was last uploaded.
create table statement_mapping (
  brand_id   bigint not null,
  provider   text not null,
  mapping    jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (brand_id, provider)
);

-- A statement of some days of a brand's, both included. Read by a person or from the provider itself.
create table statement (
  id             bigint generated always as identity primary key,
  public_id      text not null unique,
  brand_id       bigint not null,
  provider       text not null,
  file           text not null,
  sha256         bytea not null check (length(sha256) = 32),
  from_day       date not null,
  to_day         date not null check (from_day <= to_day),
  lines          int not null check (lines >= 0),
  -- Those that no earlier statement had.
  added          int not null default 0 check (added between 0 and lines),
  uploaded_by    text not null,
  uploaded_at    timestamptz not null default now(),
  unique (brand_id, provider, sha256, from_day, to_day)
);
create index statement_of_days on statement (brand_id, provider, to_day);
create index statement_of_brand on statement (brand_id, id);

-- One movement as the provider tells it. A number comes once in each direction, whatever files have it.
create table statement_line (
  id         bigint generated always as identity primary key,
  statement  bigint not null references statement (id),
  brand_id   bigint not null,
  provider   text not null,
  line_no    int not null,
  direction  text not null check (direction in ('IN', 'OUT')),
  number     text not null,
  units      bigint not null check (units > 0),
  currency   text not null,
  at         timestamptz not null,
  day        date not null,
  payer      text,
  state      text not null default 'OPEN' check (state in ('OPEN', 'MATCHED', 'SETTLED')),
  -- What it is with us: a deposit, or a leg of a withdrawal.
  movement   text,
  matched_by text check (matched_by in ('NUMBER', 'AMOUNT', 'LINKED')),
  unique (brand_id, provider, direction, number),
  check ((movement is null) = (matched_by is null)),
  check ((state = 'MATCHED') = (movement is not null))
);
create unique index statement_line_of_movement on statement_line (brand_id, provider, movement)
  where movement is not null;
create index statement_line_open on statement_line (brand_id, provider, at) where state = 'OPEN';
create index statement_line_of_day on statement_line (brand_id, day);

-- What is on one side alone, or not alike on both, until staff settle it or the other side comes.
create table reconciliation_difference (
  id             bigint generated always as identity primary key,
  public_id      text not null unique,
  brand_id       bigint not null,
  provider       text not null,
  kind           text not null
    check (kind in ('MISSING_WITH_US', 'MISSING_AT_PROVIDER', 'AMOUNT_DIFFERS', 'NO_STATEMENT')),
  direction      text check (direction in ('IN', 'OUT')),
  line           bigint references statement_line (id),
  movement       text,
  number         text,
  provider_units bigint,
  own_units      bigint,
  -- What it is about: the amount that one side lacks, or by which they differ.
  units          bigint not null check (units >= 0),
  currency       text,
  player         text,
  player_ref     text,
  day            date not null,
  at             timestamptz not null,
  state          text not null default 'OPEN' check (state in ('OPEN', 'SETTLED', 'FOUND')),
  how            text check (how in ('LINKED', 'NOTED', 'CREDITED')),
  reason         text,
  settled_by     text,
  settled_at     timestamptz,
  created_at     timestamptz not null default now(),
  unique (line, kind, units),
  check ((state = 'OPEN') = (settled_at is null)),
  check ((state = 'SETTLED') = (how is not null))
);
create unique index difference_of_movement
  on reconciliation_difference (brand_id, provider, movement, kind) where movement is not null;
create unique index difference_of_day on reconciliation_difference (brand_id, provider, day)
  where kind = 'NO_STATEMENT';
create index difference_open on reconciliation_difference (brand_id, id) where state = 'OPEN';
create index difference_by_state on reconciliation_difference (state, id);
create index difference_by_size on reconciliation_difference (units, id);
create index difference_by_number on reconciliation_difference (lower(number) text_pattern_ops);
create index difference_by_player on reconciliation_difference (lower(player) text_pattern_ops);
