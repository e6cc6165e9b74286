-- Up Migration

-- The bets of a batch name their rounds already, so the rounds to be proven open need no lists of their own: making and reading those cost more than the proof.
drop function wallet_append(uuid, int, bigint, bytea, int, int[], bigint[], wallet_step[], wallet_line[], bigint[], int[], text[], jsonb);

-- Writes one batch: the accounts under compare-and-set, the batch, its entries. Set-based; nothing here runs per entry. The plan is fixed: from the arrays into the
-- indexes, however many rows the planner believes a table has today.
create function wallet_append(
  p_writer uuid, p_lane int, p_n bigint, p_digest bytea, p_entries int, p_contra int[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[],
  p_prove_open boolean, p_guards jsonb
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

  -- Bets were decided on rounds believed open. Asked while the accounts are locked: a round closed by somebody else before that is seen, and nobody closes one after it.
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
