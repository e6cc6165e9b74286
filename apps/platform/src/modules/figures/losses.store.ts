import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What a player lost to the house in games, in ledger units; below zero what they won. */
export interface Loss {
  readonly player: bigint;
  readonly units: bigint;
}

interface Asked {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** ISO 8601, both included. */
  readonly fromDay: string;
  readonly toDay: string;
  /** Of games; none named means all. */
  readonly categories: readonly string[];
}

/**
 * Stake less payout of a brand's players on some days, of one currency and book, after one player
 * in the order of their ids; what counts in no report is left out, and free bets are.
 */
export function selectLosses(tx: Tx, asked: Asked, after: bigint, most: number): Promise<Loss[]> {
  const { brandId, currency, book, fromDay, toDay, categories } = asked;
  return tx.rows(sql`
    select player_id as player, sum(stake - payout)::int8 as units
    from report_day
    where brand_id = ${brandId}
      and day between ${fromDay}::date and ${toDay}::date
      and player_id > ${after}
      and currency = ${currency}
      and book = ${book}
      and not excluded
      and (stake <> 0 or payout <> 0)
      and (${categories.length} = 0 or category = any (${categories}::text[]))
    group by player_id
    order by player_id limit ${most}`);
}
