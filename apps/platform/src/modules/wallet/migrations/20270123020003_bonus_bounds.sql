-- Up Migration

-- What an open bonus bounds of bets: the highest one, and categories of games that take none, with
-- a bit for the number of each.
alter table wallet_account
  add column bonus_bet bigint,
  add column bonus_closed bigint;
alter table wallet_account drop constraint wallet_account_never_negative;
alter table wallet_account add constraint wallet_account_never_negative check (
  least(
    cash, held, owed, single_bet, daily_wager, weekly_wager, monthly_wager, daily_loss, weekly_loss,
    monthly_loss, bonus_bet, bonus_closed
  ) >= 0
);

create or replace function wallet_append(
  p_writer uuid, p_lane integer, p_n bigint, p_digest bytea, p_entries integer, p_contra integer[],
  p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[], p_prove_open boolean,
  p_guards jsonb, p_prove_wins boolean default false
)
 returns timestamp with time zone
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
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
      and (
        select true from wallet_entry e
        where e.player = bet.player and e.vendor = bet.vendor and e.round = bet.round
          and e.flags & 2 <> 0
        limit 1
      )
  ) then
    raise exception 'closed round' using errcode = 'PW002';
  end if;

  insert into wallet_batch (writer, lane, n, entries, contra, delta, digest)
  values (p_writer, p_lane, p_n, p_entries, p_contra, p_delta, p_digest)
  returning id, at into batch_id, batch_at;

  -- A win that nobody looked up needs its own player's applied bet of its round, not taken back, in
  -- a round that has not ended.
  insert into wallet_entry (
    player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status,
    flags, transaction, round, game, note
  )
  select player, seq, batch_id, units, cash, after, held, owed, idem, ref, vendor, contra, kind,
    status, flags, transaction, round, game, note
  from unnest(p_lines) as line
  where not p_prove_wins or line.kind <> 2 or line.status <> 0 or (
    select bet.kind = 1 and bet.status = 0 and bet.player = line.player
      and bet.vendor = line.vendor and bet.round = line.round
      and not exists (
        select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = line.ref
      )
      and not exists (
        select from wallet_entry e
        where e.player = line.player and e.vendor = line.vendor and e.round = line.round
          and e.flags & 2 <> 0
      )
    from wallet_entry bet where bet.idem = line.ref);
  get diagnostics changed = row_count;
  if changed <> cardinality(p_lines) then
    raise exception 'unproven win' using errcode = 'PW003';
  end if;

  if p_guards is not null then
    update wallet_account account
    set blocked = new.blocked, excluded_until = new.excluded_until, single_bet = new.single_bet,
      daily_wager = new.daily_wager, weekly_wager = new.weekly_wager,
      monthly_wager = new.monthly_wager, daily_loss = new.daily_loss,
      weekly_loss = new.weekly_loss, monthly_loss = new.monthly_loss, bonus_bet = new.bonus_bet,
      bonus_closed = new.bonus_closed
    from jsonb_to_recordset(p_guards) as new (
      player bigint, blocked boolean, excluded_until timestamptz, single_bet bigint,
      daily_wager bigint, weekly_wager bigint, monthly_wager bigint, daily_loss bigint,
      weekly_loss bigint, monthly_loss bigint, bonus_bet bigint, bonus_closed bigint)
    where account.player = new.player;
  end if;
  return batch_at;
end $function$;

create or replace function wallet_credit(p_players bigint[], p_wins integer[], p_units bigint[])
returns setof wallet_account language plpgsql
set plan_cache_mode to 'force_generic_plan'
set enable_seqscan to 'off'
set enable_hashjoin to 'off'
set enable_mergejoin to 'off'
as $$
begin
  return query
    update wallet_account account
    set seq = account.seq + due.wins, cash = account.cash + due.units
    from unnest(p_players, p_wins, p_units) as due (player, wins, units)
    where account.player = due.player and account.cash <= 9223372036854775807 - due.units
    returning account.player, account.seq - due.wins, account.cash - due.units, account.held,
      account.owed, account.currency, account.book, account.blocked, account.excluded_until,
      account.single_bet, account.daily_wager, account.weekly_wager, account.monthly_wager,
      account.daily_loss, account.weekly_loss, account.monthly_loss, account.bonus_bet,
      account.bonus_closed;
end $$;
