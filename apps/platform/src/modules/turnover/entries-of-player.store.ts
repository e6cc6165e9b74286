import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "./turnover-entry.ts";

/** An entry of a player, as it is shown. Ledger units. */
interface ShownEntry {
  readonly source: TurnoverSource;
  readonly number: bigint;
  readonly gameCode: string;
  readonly category: string;
  readonly at: Temporal.Instant;
  readonly closedAt: Temporal.Instant;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly turnover: bigint;
}

/** How long before its booking the round of a correction may have ended. */
const CORRECTED_DAYS = 366;

/**
 * A page of what was booked of a player in a span of time, its end left out, and one more, the
 * oldest round first: corrections of earlier rounds, of a year at most, are in it.
 */
export function selectEntriesOf(
  tx: Tx,
  player: bigint,
  { from, to }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
  { pageNo, size }: { readonly pageNo: number; readonly size: number },
): Promise<ShownEntry[]> {
  return tx.rows(sql`
    select source, number, game_code as "gameCode", category, at, closed_at as "closedAt", stake,
      payout, turnover
    from turnover_entry
    where player_id = ${player}
      and closed_at >= ${from.toString()}::timestamptz - make_interval(days => ${CORRECTED_DAYS})
      and closed_at < ${to.toString()}::timestamptz
      and at >= ${from.toString()}::timestamptz and at < ${to.toString()}::timestamptz
    order by closed_at, source, number
    limit ${size + 1} offset ${(pageNo - 1) * size}`);
}
