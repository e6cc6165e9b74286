-- Up Migration

-- Days of the brand's clock on which a player checked in, and what each brought. Ledger units.
create table mission_sign (
  player_id bigint not null references player,
  day date not null,
  -- Days in a row that it was, this one included.
  streak int not null check (streak > 0),
  -- The missed day before it that was forgiven.
  forgiven date,
  points bigint not null,
  cash_units bigint not null,
  at timestamptz not null default now(),
  primary key (player_id, day)
);
