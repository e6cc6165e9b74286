import { sql, type Sql } from "@perya/postgres/sql";
import { playedRows } from "../../wallet/index.ts";

/**
 * What every entry up to a transaction did to its round, as rows: the same as `roundChanges` says
 * of one entry after the other, for millions of them at once. Columns: player_id, vendor_id,
 * round, at, closes, the sums of a move, and (tx, batch, seq) for its order.
 */
export const movesUpTo = (to: bigint): Sql => sql`
  select player as player_id, vendor as vendor_id, round, tx, batch, seq, at,
    closes and took_here as closes, is_bet::int4 - took_bet::int4 as bets,
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
    from (${playedRows(to)}) played
  ) move`;
