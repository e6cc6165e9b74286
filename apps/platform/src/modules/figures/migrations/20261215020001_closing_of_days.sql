-- Up Migration

-- What the ledger says of each day: a second reading, entry by entry and batch by batch, that knows
-- nothing of rounds. A row for each account on the other side (empty where the player's money stayed
-- the player's) and for the vendor whose entries they are, 0 for the house's own. Ledger units.
create table report_ledger_day (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  account text not null,
  vendor_id int not null,
  cash bigint not null default 0,
  held bigint not null default 0,
  owed bigint not null default 0,
  -- What the batches gave the account.
  legs bigint not null default 0,
  holds bigint not null default 0,
  releases bigint not null default 0,
  captures bigint not null default 0,
  primary key (brand_id, day, currency, book, account, vendor_id)
) with (fillfactor = 60);

-- What the record of turnover says of each day: a second reading as well, with a position of its
-- own, which finds what the roll-up has left out. Ledger units; `rounds` is a count.
create table report_record_day (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  turnover bigint not null default 0,
  free_payout bigint not null default 0,
  primary key (brand_id, day, currency, book)
) with (fillfactor = 60);
create table report_record_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into report_record_position (source) values ('rounds'), ('lottery');

-- Days that are over. A day without a row is open; they close one after the other, so whatever is
-- not after a brand's last closed day is closed.
create table report_closing (
  brand_id bigint not null,
  day date not null,
  state text not null check (state in ('CLOSING', 'CLOSED', 'RED')),
  starts_at timestamptz not null,
  -- Left out.
  ends_at timestamptz not null,
  -- Every transaction that began before the day's end has a lower number.
  read_to bigint not null,
  since timestamptz not null default clock_timestamp(),
  -- Identities that fail: [{identity, currency, book, units}].
  breaks jsonb not null default '[]',
  -- Over the day's sums and the hash of the closed day before.
  hash bytea,
  primary key (brand_id, day),
  check ((state = 'CLOSED') = (hash is not null)),
  check ((state = 'RED') <= (breaks <> '[]'))
);
create index report_closing_last on report_closing (brand_id, day) where state = 'CLOSED';
create index report_closing_pending on report_closing (brand_id) where state <> 'CLOSED';

-- The sums of a closed day: names of measures with their ledger units, without those that are 0.
create table report_closed_sum (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  excluded boolean not null,
  sums jsonb not null,
  -- What was open and what players had when the day ended, by the figures.
  open bigint not null,
  funds bigint not null,
  primary key (brand_id, day, currency, book, excluded)
);

-- What the ledger had come to when a day ended, from which the next one goes on.
create table report_closed_book (
  brand_id bigint not null,
  day date not null,
  currency text not null,
  book text not null,
  -- Players' cash and held less what they owe, and their money that was elsewhere.
  funds bigint not null,
  away bigint not null,
  held bigint not null,
  open bigint not null,
  -- GGR of all days, as booked.
  ggr_to_date bigint not null,
  primary key (brand_id, day, currency, book)
);

-- GGR by the day that it refers to: the second view of the same, which later days change.
create table report_original_day (
  brand_id bigint not null,
  ref_day date not null,
  currency text not null,
  book text not null,
  ggr bigint not null default 0,
  primary key (brand_id, ref_day, currency, book)
);

create function report_day_is_closed() returns trigger language plpgsql as $$
begin
  raise exception 'A closed day never changes';
end $$;

create function report_is_of_open_days() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select brand_id, min(day) as day from changed group by 1) first
    where day <= (
      select max(closed.day) from report_closing closed
      where closed.brand_id = first.brand_id and closed.state = 'CLOSED'
    )
  ) then
    raise exception 'A closed day never changes';
  end if;
  return null;
end $$;

create function report_is_of_open_quarters() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select brand_id, min(quarter) as quarter from changed group by 1) first
    where quarter < (
      select ends_at from report_closing closed
      where closed.brand_id = first.brand_id and closed.state = 'CLOSED'
      order by closed.day desc limit 1
    )
  ) then
    raise exception 'A closed day never changes';
  end if;
  return null;
end $$;

create function report_none_is_closed() returns trigger language plpgsql as $$
begin
  if exists (select from report_closing where state = 'CLOSED') then
    raise exception 'A closed day never changes';
  end if;
  return null;
end $$;

create trigger report_day_open_insert after insert on report_day
  referencing new table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_day_open_update after update on report_day
  referencing old table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_day_open_moved after update on report_day
  referencing new table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_day_open_delete after delete on report_day
  referencing old table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_day_open_truncate before truncate on report_day
  for each statement execute function report_none_is_closed();

create trigger report_quarter_open_insert after insert on report_game_quarter
  referencing new table as changed
  for each statement execute function report_is_of_open_quarters();
create trigger report_quarter_open_update after update on report_game_quarter
  referencing old table as changed
  for each statement execute function report_is_of_open_quarters();
create trigger report_quarter_open_moved after update on report_game_quarter
  referencing new table as changed
  for each statement execute function report_is_of_open_quarters();
create trigger report_quarter_open_delete after delete on report_game_quarter
  referencing old table as changed
  for each statement execute function report_is_of_open_quarters();
create trigger report_quarter_open_truncate before truncate on report_game_quarter
  for each statement execute function report_none_is_closed();

create trigger report_ledger_day_open_insert after insert on report_ledger_day
  referencing new table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_ledger_day_open_update after update on report_ledger_day
  referencing old table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_ledger_day_open_moved after update on report_ledger_day
  referencing new table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_ledger_day_open_delete after delete on report_ledger_day
  referencing old table as changed
  for each statement execute function report_is_of_open_days();

create trigger report_record_day_open_insert after insert on report_record_day
  referencing new table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_record_day_open_update after update on report_record_day
  referencing old table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_record_day_open_moved after update on report_record_day
  referencing new table as changed
  for each statement execute function report_is_of_open_days();
create trigger report_record_day_open_delete after delete on report_record_day
  referencing old table as changed
  for each statement execute function report_is_of_open_days();

create trigger report_closing_final before update or delete on report_closing
  for each row when (old.state = 'CLOSED') execute function report_day_is_closed();
create trigger report_closing_not_truncated before truncate on report_closing
  for each statement execute function report_none_is_closed();
create trigger report_closed_sum_final before update or delete or truncate on report_closed_sum
  for each statement execute function report_day_is_closed();
create trigger report_closed_book_final before update or delete or truncate on report_closed_book
  for each statement execute function report_day_is_closed();
