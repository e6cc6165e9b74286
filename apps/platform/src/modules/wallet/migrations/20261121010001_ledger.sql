-- Up Migration

-- Where house money stands: one row per purpose, currency and book. Balances are sums of batch legs; no row of it is written per movement.
create table wallet_house (
  id int generated always as identity primary key,
  name text not null,
  currency text not null,
  book text not null,
  unique (name, currency, book)
);

-- The state a decision needs, always equal to the sum of the player's entries. seq is the compare-and-set.
create table wallet_account (
  player bigint primary key,
  seq bigint not null default 0,
  cash bigint not null default 0 check (cash >= 0),
  held bigint not null default 0 check (held >= 0),
  owed bigint not null default 0 check (owed >= 0),
  currency text not null,
  book text not null check (book in ('play', 'real', 'test')),
  blocked boolean not null default false,
  excluded_until timestamptz,
  single_bet bigint check (single_bet >= 0),
  daily_wager bigint check (daily_wager >= 0)
) with (fillfactor = 60);

-- One commit of one lane of one process: the house's side of its entries, and the hash that ties it to the batch before.
create table wallet_batch (
  id bigint generated always as identity primary key,
  writer uuid not null,
  lane int not null,
  n bigint not null check (n > 0),
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
  units bigint not null check (units >= 0),
  cash bigint not null,
  after bigint not null check (after >= 0),
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
  reference text,
  note text,
  primary key (player, seq),
  unique (idem)
);

-- Entries arrive in batch order, so a block-range index finds a batch's rows at almost no cost per insert.
create index wallet_entry_batch on wallet_entry using brin (batch) with (pages_per_range = 16, autosummarize = on);
-- Few entries reverse another one; whether a movement was rolled back is asked here.
create index wallet_entry_reversal on wallet_entry (ref) where kind = 3;

-- Rounds that ended. A bet in one of them is refused.
create table wallet_closed_round (key uuid primary key);

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

-- Writes one batch: the accounts under compare-and-set, the batch, its entries, the rounds it closes. Set-based; nothing here runs per entry.
create function wallet_append(
  p_writer uuid, p_lane int, p_n bigint, p_digest bytea, p_contra int[], p_delta bigint[],
  a_player bigint[], a_before bigint[], a_seq bigint[], a_cash bigint[], a_held bigint[], a_owed bigint[],
  e_player bigint[], e_seq bigint[], e_units bigint[], e_cash bigint[], e_after bigint[], e_held bigint[], e_owed bigint[],
  e_idem uuid[], e_ref uuid[], e_vendor int[], e_contra int[], e_kind smallint[], e_status smallint[], e_flags smallint[],
  e_transaction text[], e_round text[], e_game text[], e_reference text[], e_note text[],
  p_open uuid[], p_close uuid[], p_guards jsonb
) returns timestamptz language plpgsql as $$
declare
  changed bigint;
  batch_id bigint;
  batch_at timestamptz;
begin
  update wallet_account account
  set seq = new.seq, cash = new.cash, held = new.held, owed = new.owed
  from unnest(a_player, a_before, a_seq, a_cash, a_held, a_owed) as new (player, before, seq, cash, held, owed)
  where account.player = new.player and account.seq = new.before;
  get diagnostics changed = row_count;
  if changed <> cardinality(a_player) then
    raise exception 'stale' using errcode = 'PW001';
  end if;

  insert into wallet_batch (writer, lane, n, entries, contra, delta, digest)
  values (p_writer, p_lane, p_n, cardinality(e_player), p_contra, p_delta, p_digest)
  returning id, at into batch_id, batch_at;

  insert into wallet_entry
    (player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, reference, note)
  select player, seq, batch_id, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, reference, note
  from unnest(e_player, e_seq, e_units, e_cash, e_after, e_held, e_owed, e_idem, e_ref, e_vendor, e_contra, e_kind, e_status, e_flags,
              e_transaction, e_round, e_game, e_reference, e_note)
    as new (player, seq, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, reference, note);

  -- Asked after the accounts are locked, so a round closed by somebody else before that is seen, and nobody closes one after it.
  if cardinality(p_open) > 0 and exists (select from unnest(p_open) as open (key) join wallet_closed_round using (key)) then
    raise exception 'closed round' using errcode = 'PW002';
  end if;
  if cardinality(p_close) > 0 then
    insert into wallet_closed_round select unnest(p_close) on conflict do nothing;
  end if;
  if p_guards is not null then
    update wallet_account account
    set blocked = new.blocked, excluded_until = new.excluded_until, single_bet = new.single_bet, daily_wager = new.daily_wager
    from jsonb_to_recordset(p_guards) as new (player bigint, blocked boolean, excluded_until timestamptz, single_bet bigint, daily_wager bigint)
    where account.player = new.player;
  end if;
  return batch_at;
end $$;
