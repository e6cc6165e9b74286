import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { closeOf, entriesBetween, type TurnoverSource } from "../../turnover/index.ts";

/** An entry of the record of turnover that feeds a jackpot. Ledger units. */
export interface FedRound {
  readonly jackpotId: bigint;
  readonly number: bigint;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
  readonly at: Temporal.Instant;
  readonly stakeUnits: bigint;
  /** The entry of the round whose stakes come back; null for a round that ends. */
  readonly closedBy: bigint | null;
}

/** A span of a source's entries: after a number, up to another. */
export interface EntrySpan {
  readonly source: TurnoverSource;
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * What feeds some jackpots among entries, in their order: stakes of their games and their brand in
 * its currency and book. Trial and test accounts don't, and neither do free bets, which have no
 * stake.
 */
export function selectFedRounds(
  tx: Tx,
  { source, from, to }: EntrySpan,
  jackpots: readonly bigint[],
): Promise<FedRound[]> {
  return tx.rows(sql`
    select jackpot.id as "jackpotId", entry.number, entry.player_id as player,
      entry.brand_id as "brandId", entry.currency, entry.book, entry.vendor_id as "vendorId",
      entry.game_code as "gameCode", entry.category, entry.at, entry.stake as "stakeUnits",
      closing.number as "closedBy"
    from (${entriesBetween(source, from, to)}) entry
    join jackpot_game game on game.vendor_id = entry.vendor_id and game.code = entry.game_code
    join jackpot on jackpot.id = game.jackpot_id
      and jackpot.brand_id = entry.brand_id
      and jackpot.currency = entry.currency
      and jackpot.book = entry.book
    left join lateral (${closeOf(sql`entry`)}) closing on entry.stake < 0
    where jackpot.id = any (${jackpots}::int8[]) and entry.stake <> 0 and not entry.excluded
    order by entry.number, jackpot.id`);
}
