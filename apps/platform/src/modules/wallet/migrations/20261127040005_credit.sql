-- Up Migration

-- Adds wins to accounts and answers each as it stood before: read, changed and held in one step, instead of read first and compared later. An account is missing from the answer
-- whose currency is another one or whose cash would be more than a bigint. Players come in their order, so that two callers that meet on several never wait for each other in a ring.
create function wallet_credit(p_players bigint[], p_wins int[], p_units bigint[], p_currencies text[]) returns setof wallet_account language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    update wallet_account account
    set seq = account.seq + due.wins, cash = account.cash + due.units
    from unnest(p_players, p_wins, p_units, p_currencies) as due (player, wins, units, currency)
    where account.player = due.player and account.currency = due.currency and account.cash <= 9223372036854775807 - due.units
    returning account.player, account.seq - due.wins, account.cash - due.units, account.held, account.owed, account.currency, account.book, account.blocked,
      account.excluded_until, account.single_bet, account.daily_wager;
end $$;
