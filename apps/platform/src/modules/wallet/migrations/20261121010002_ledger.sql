-- Up Migration

-- Where house money stands: one row per purpose, currency and book. Balances are sums of batch legs; no row of it is written per movement.
create table wallet_house (
  id int generated always as identity primary key,
  name text not null,
  currency text not null,
  book text not null,
  unique (name, currency, book)
);

create type wallet_book as enum ('play', 'real', 'test');

-- The state a decision needs, always equal to the sum of the player's entries. seq is the compare-and-set.
create table wallet_account (
  player bigint primary key,
  seq bigint not null default 0,
  cash bigint not null default 0,
  held bigint not null default 0,
  owed bigint not null default 0,
  currency text not null,
  book wallet_book not null,
  blocked boolean not null default false,
  excluded_until timestamptz,
  single_bet bigint,
  daily_wager bigint,
  -- One check for all of them: PostgreSQL reads and plans each one anew for every statement. least() passes over a limit that is not set.
  constraint wallet_account_never_negative check (least(cash, held, owed, single_bet, daily_wager) >= 0)
) with (fillfactor = 90);

-- One commit of one lane of one process: the house's side of its entries, and the hash that ties it to the batch before.
create table wallet_batch (
  id bigint generated always as identity primary key,
  writer uuid not null,
  lane int not null,
  n bigint not null,
  entries int not null,
  contra int[] not null,
  delta bigint[] not null,
  digest bytea not null,
  at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(),
  unique (writer, lane, n)
);
-- Followers read in transaction order below the oldest transaction still open: nothing can appear behind them.
create index wallet_batch_tx on wallet_batch (tx);

-- One step of one player's log. Append only. kind and status are the codes of kinds.ts; status 0 is applied.
create table wallet_entry (
  player bigint not null,
  seq bigint not null,
  batch bigint not null,
  units bigint not null,
  cash bigint not null,
  after bigint not null,
  held bigint not null,
  owed bigint not null,
  idem uuid not null,
  ref uuid,
  vendor int not null,
  contra int not null,
  kind smallint not null,
  status smallint not null,
  flags smallint not null,
  transaction text not null,
  round text,
  game text,
  note text,
  primary key (player, seq),
  unique (idem),
  constraint wallet_entry_never_negative check (least(units, after) >= 0)
);

-- Entries arrive in batch order, so a block-range index finds a batch's rows at almost no cost per insert.
create index wallet_entry_batch on wallet_entry using brin (batch) with (pages_per_range = 16, autosummarize = on);
-- Few entries reverse another one; whether a movement was rolled back is asked here.
create index wallet_entry_reversal on wallet_entry (ref) where kind = 3;

-- Rounds that ended: a bet in one of them is refused. Flag 2 is CLOSES of kinds.ts.
create index wallet_entry_closing on wallet_entry (player, vendor, round) where flags & 2 <> 0;

-- Verified ground: the incremental proof starts after these batches.
create table wallet_checkpoint (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  proof jsonb not null
);

-- Nothing in the log is ever changed or taken out.
create function wallet_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only';
end $$;
create trigger wallet_entry_append_only before update or delete on wallet_entry for each statement execute function wallet_is_append_only();
create trigger wallet_batch_append_only before update or delete on wallet_batch for each statement execute function wallet_is_append_only();

-- An account before and after a batch, and an entry as it arrives: what the binary arrays of batch.ts hold, in this order.
create type wallet_step as (player bigint, before bigint, seq bigint, cash bigint, held bigint, owed bigint);
create type wallet_line as (
  player bigint, seq bigint, units bigint, cash bigint, after bigint, held bigint, owed bigint, idem uuid, ref uuid, vendor int, contra int,
  kind smallint, status smallint, flags smallint, transaction text, round text, game text, note text
);

-- Writes one batch: the accounts under compare-and-set, the batch, its entries. Set-based; nothing here runs per entry. The plan is fixed: from the arrays into the
-- indexes, however many rows the planner believes a table has today.
create function wallet_append(
  p_writer uuid, p_lane int, p_n bigint, p_digest bytea, p_entries int, p_contra int[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[],
  p_open_player bigint[], p_open_vendor int[], p_open_round text[], p_guards jsonb
) returns timestamptz language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  changed bigint;
  batch_id bigint;
  batch_at timestamptz;
begin
  update wallet_account account
  set seq = new.seq, cash = new.cash, held = new.held, owed = new.owed
  from unnest(p_steps) as new
  where account.player = new.player and account.seq = new.before;
  get diagnostics changed = row_count;
  if changed <> cardinality(p_steps) then
    raise exception 'stale' using errcode = 'PW001';
  end if;

  -- Asked while the accounts are locked: a round closed by somebody else before that is seen, and nobody closes one after it.
  if cardinality(p_open_player) > 0 and exists (
    select from unnest(p_open_player, p_open_vendor, p_open_round) as open (player, vendor, round)
    where (select true from wallet_entry e where e.player = open.player and e.vendor = open.vendor and e.round = open.round and e.flags & 2 <> 0 limit 1)
  ) then
    raise exception 'closed round' using errcode = 'PW002';
  end if;

  insert into wallet_batch (writer, lane, n, entries, contra, delta, digest)
  values (p_writer, p_lane, p_n, p_entries, p_contra, p_delta, p_digest)
  returning id, at into batch_id, batch_at;

  insert into wallet_entry
    (player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, note)
  select player, seq, batch_id, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, note
  from unnest(p_lines);

  if p_guards is not null then
    update wallet_account account
    set blocked = new.blocked, excluded_until = new.excluded_until, single_bet = new.single_bet, daily_wager = new.daily_wager
    from jsonb_to_recordset(p_guards) as new (player bigint, blocked boolean, excluded_until timestamptz, single_bet bigint, daily_wager bigint)
    where account.player = new.player;
  end if;
  return batch_at;
end $$;
