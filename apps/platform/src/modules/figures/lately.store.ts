import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/** A game as figures name it. */
interface GameOfFigures {
  readonly vendorId: number;
  readonly gameCode: string;
}

interface Where {
  readonly brandId: bigint;
  readonly book: string;
  /** The running quarter-hour is the last of them. */
  readonly quarters: number;
}

/** Vendor 0 is the house's own entries; trial and test accounts are in no figure that is shown. */
const isPlayed = ({ brandId, book, quarters }: Where): Sql => sql`
  brand_id = ${brandId}
  and quarter > now() - make_interval(mins => 15 * ${quarters})
  and vendor_id > 0 and book = ${book} and not excluded`;

/**
 * What each of a brand's games paid in the last quarter-hours, wins of free rounds included. Ledger
 * units of the currency; games that paid nothing are left out.
 */
export function selectPaid(
  tx: Tx,
  { currency, limit, ...where }: Where & { readonly currency: string; readonly limit: number },
): Promise<(GameOfFigures & { readonly paid: bigint })[]> {
  const paid = sql`sum(payout + free_payout)`;
  return tx.rows(sql`
    select vendor_id as "vendorId", game_code as "gameCode", ${paid}::int8 as paid
    from report_game_quarter
    where ${isPlayed(where)} and currency = ${currency}
    group by vendor_id, game_code having ${paid} > 0
    order by paid desc limit ${limit}`);
}

/** A brand's games by the rounds that ended in the last quarter-hours, the most played first. */
export function selectPlayed(
  tx: Tx,
  { limit, ...where }: Where & { readonly limit: number },
): Promise<GameOfFigures[]> {
  return tx.rows(sql`
    select vendor_id as "vendorId", game_code as "gameCode"
    from report_game_quarter
    where ${isPlayed(where)}
    group by vendor_id, game_code having sum(rounds) > 0
    order by sum(rounds) desc, vendor_id, game_code limit ${limit}`);
}
