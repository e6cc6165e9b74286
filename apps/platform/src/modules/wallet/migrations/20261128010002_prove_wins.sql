-- Up Migration

-- Wins are proven where they are written: reading the entries of a batch twice, once for the proof and once for the table, cost as much as the proof.
drop function wallet_append_if_current(uuid, int, bigint, bytea, int, int[], bigint[], wallet_step[], wallet_line[], boolean, jsonb);
drop function wallet_append(uuid, int, bigint, bytea, int, int[], bigint[], wallet_step[], wallet_line[], boolean, jsonb);

-- Writes one batch: the accounts under compare-and-set, the batch, its entries. Set-based; nothing here runs per entry. The plan is fixed: from the arrays into the
-- indexes, however many rows the planner believes a table has today. What is proven is asked while the accounts are held: what others did before is seen, and nobody changes it after.
create function wallet_append(
  p_writer uuid, p_lane int, p_n bigint, p_digest bytea, p_entries int, p_contra int[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[],
  p_prove_open boolean, p_guards jsonb, p_prove_wins boolean default false
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

  -- Bets were decided on rounds believed open.
  if p_prove_open and exists (
    select from unnest(p_lines) as bet
    where bet.kind = 1
      and (select true from wallet_entry e where e.player = bet.player and e.vendor = bet.vendor and e.round = bet.round and e.flags & 2 <> 0 limit 1)
  ) then
    raise exception 'closed round' using errcode = 'PW002';
  end if;

  insert into wallet_batch (writer, lane, n, entries, contra, delta, digest)
  values (p_writer, p_lane, p_n, p_entries, p_contra, p_delta, p_digest)
  returning id, at into batch_id, batch_at;

  -- A win that nobody looked up needs its own player's applied bet of its round, not taken back, in a round that has not ended.
  insert into wallet_entry
    (player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, note)
  select player, seq, batch_id, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags, transaction, round, game, note
  from unnest(p_lines) as line
  where not p_prove_wins or line.kind <> 2 or line.status <> 0 or (
    select bet.kind = 1 and bet.status = 0 and bet.player = line.player and bet.vendor = line.vendor and bet.round = line.round
      and not exists (select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = line.ref)
      and not exists (select from wallet_entry e where e.player = line.player and e.vendor = line.vendor and e.round = line.round and e.flags & 2 <> 0)
    from wallet_entry bet where bet.idem = line.ref);
  get diagnostics changed = row_count;
  if changed <> cardinality(p_lines) then
    raise exception 'unproven win' using errcode = 'PW003';
  end if;

  if p_guards is not null then
    update wallet_account account
    set blocked = new.blocked, excluded_until = new.excluded_until, single_bet = new.single_bet, daily_wager = new.daily_wager
    from jsonb_to_recordset(p_guards) as new (player bigint, blocked boolean, excluded_until timestamptz, single_bet bigint, daily_wager bigint)
    where account.player = new.player;
  end if;
  return batch_at;
end $$;

-- Writes a batch that was decided on accounts nobody held, and wins on bets nobody looked up; null, with nothing written, when any of it turns out to be otherwise, so that the
-- caller's transaction goes on and decides again on what is true.
create function wallet_append_if_current(
  p_writer uuid, p_lane int, p_n bigint, p_digest bytea, p_entries int, p_contra int[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[],
  p_prove_open boolean, p_guards jsonb
) returns timestamptz language plpgsql as $$
begin
  return wallet_append(p_writer, p_lane, p_n, p_digest, p_entries, p_contra, p_delta, p_steps, p_lines, p_prove_open, p_guards, true);
exception when unique_violation or sqlstate 'PW001' or sqlstate 'PW002' or sqlstate 'PW003' then
  return null;
end $$;

-- Adds wins to accounts and answers each as it stood before: read, changed and held in one step, instead of read first and compared later. An account whose cash would be more than a
-- bigint is missing from the answer. Players come in their order, so that two callers that meet on several never wait for each other in a ring.
drop function wallet_credit(bigint[], int[], bigint[], text[]);
create function wallet_credit(p_players bigint[], p_wins int[], p_units bigint[]) returns setof wallet_account language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    update wallet_account account
    set seq = account.seq + due.wins, cash = account.cash + due.units
    from unnest(p_players, p_wins, p_units) as due (player, wins, units)
    where account.player = due.player and account.cash <= 9223372036854775807 - due.units
    returning account.player, account.seq - due.wins, account.cash - due.units, account.held, account.owed, account.currency, account.book, account.blocked,
      account.excluded_until, account.single_bet, account.daily_wager;
end $$;
