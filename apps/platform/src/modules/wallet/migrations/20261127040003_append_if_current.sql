-- Up Migration

-- Writes a batch that was decided on accounts nobody held, and wins on bets nobody looked up; null, with nothing written, when any of it turns out to be otherwise, so that the
-- caller's transaction goes on and decides again on what is true. A win needs its own player's applied bet of its round, not taken back, in a round that has not ended. That may be
-- asked before the accounts are held: whatever changes it later changes its account's seq too, and that is compared with what was read before this began.
create function wallet_append_if_current(
  p_writer uuid, p_lane int, p_n bigint, p_digest bytea, p_entries int, p_contra int[], p_delta bigint[], p_steps wallet_step[], p_lines wallet_line[],
  p_prove_open boolean, p_guards jsonb
) returns timestamptz language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from unnest(p_lines) as win
    where win.kind = 2 and win.status = 0 and (
      select bet.kind = 1 and bet.status = 0 and bet.player = win.player and bet.vendor = win.vendor and bet.round = win.round
        and not exists (select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = win.ref)
        and not exists (select from wallet_entry e where e.player = win.player and e.vendor = win.vendor and e.round = win.round and e.flags & 2 <> 0)
      from wallet_entry bet where bet.idem = win.ref) is not true
  ) then
    return null;
  end if;
  return wallet_append(p_writer, p_lane, p_n, p_digest, p_entries, p_contra, p_delta, p_steps, p_lines, p_prove_open, p_guards);
exception when unique_violation or sqlstate 'PW001' or sqlstate 'PW002' then
  return null;
end $$;
