import { sql, type Sql } from "@perya/postgres/sql";

/**
 * What entries (`playedRows`) did to their rounds, as rows, signed: the rollback of a bet is a
 * negative stake. The part of a reversal that cash did not cover is owed, and no longer counts as
 * payout; what is free has no stake that could be wagered. A win ends a round of a vendor whose
 * product settles its rounds itself: the ledger knows of an end only from wins there.
 *
 * Columns: player_id, vendor_id, round, (tx, batch, seq) for the order, at, game, details, closes,
 * made (bets placed), bets (less those taken back), and in ledger units stake, payout (without that
 * of free bets), refund, effective (null while nothing is said), free_stake, free_payout.
 */
export const movesOf = (played: Sql, settledElsewhere: readonly number[]): Sql => sql`
  select player as player_id, vendor as vendor_id, round, tx, batch, seq, at, game, details,
    closes and took_here or is_win and vendor = any (${settledElsewhere}::int4[]) as closes,
    is_bet::int4 as made, is_bet::int4 - took_bet::int4 as bets,
    case when is_bet or took_bet then -cash else 0 end as stake,
    case when is_free then 0 else won end as payout,
    case
      when is_free then 0
      when is_rollback then -coalesce(took_refund, 0)
      else coalesce(refund, 0)
    end as refund,
    case
      when is_free then null
      when is_rollback then -took_effective
      else effective
    end as effective,
    case
      when is_free and is_bet then units
      when is_free and took_bet then -took_units
      else 0
    end as free_stake,
    case when is_free then won else 0 end as free_payout
  from (
    select *, free or took_free as is_free,
      case when is_win then cash when took_win then cash - owed else 0 end as won
    from (${played}) played
  ) move`;

/** Sums of a round's moves, to be grouped by round. */
export const ROUND_SUMS = sql`
  sum(bets)::int4 as bets, whole_sum(stake) as stake, whole_sum(payout) as payout,
  whole_sum(refund) as refund, whole_sum(effective) as effective,
  whole_sum(free_stake) as free_stake, whole_sum(free_payout) as free_payout,
  max(at) filter (where closes) as closed_at, max(seq) filter (where closes) as closed_seq`;

/** Whether moves of a round close it once, and nothing moves later. */
export const IS_PLAIN = sql`
  (
    count(*) filter (where closes) = 1
    and max(seq) = max(seq) filter (where closes)
    and max(tx) = max(tx) filter (where closes)
  )`;
