import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * What a player staked, got back and was given, in ledger units of one currency. `bonus` is wins of
 * free bets, bonuses less those taken back, rebates, points and jackpots.
 */
export interface Profit {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly bonus: bigint;
}

/** The profit of a day, a category or a game, or of all; what it is not of is null. */
export interface ProfitRow extends Profit {
  /** ISO 8601, in the brand's zone. */
  readonly day: string | null;
  /** Empty for what the house gave outside games. */
  readonly category: string | null;
  /** 0 for what the house gave outside games. */
  readonly vendorId: number | null;
  readonly gameCode: string | null;
}

interface Asked {
  readonly player: bigint;
  readonly currency: string;
  /** ISO 8601, both included. */
  readonly fromDay: string;
  readonly toDay: string;
}

const BONUS = sql`
  free_payout + bonus_payout + bonus_credited - bonus_removed + rebate + loyalty + jackpot_payout`;

/**
 * A player's profit of some days: one row for all, and one for each day, category and game of which
 * there is something. Days come in their order, the others by stake.
 */
export function selectProfit(
  tx: Tx,
  { player, currency, fromDay, toDay }: Asked,
): Promise<ProfitRow[]> {
  return tx.rows(sql`
    select day::text, category, vendor_id as "vendorId", game_code as "gameCode",
      coalesce(sum(stake), 0)::int8 as stake, coalesce(sum(payout), 0)::int8 as payout,
      coalesce(sum(bonus), 0)::int8 as bonus
    from (
      select day, category, vendor_id, game_code, stake, payout, ${BONUS} as bonus
      from report_day
      where player_id = ${player}
        and day between ${fromDay}::date and ${toDay}::date
        and currency = ${currency}
    ) booked
    where (stake, payout, bonus) <> (0, 0, 0)
    group by grouping sets ((), (day), (category), (vendor_id, game_code))
    order by day, sum(stake) desc, category, vendor_id, game_code`);
}
