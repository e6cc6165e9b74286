import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { BetSums } from "../../../http/answers/bet-totals.ts";
import type { RoundsElsewhere } from "./products.ts";
import { statusOf, type BettingRecord } from "./records.store.ts";

export interface TotalsFilter {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly status?: BettingRecord["status"] | undefined;
}

/** What a player's rounds in one game come to. */
export interface GameSums extends BetSums {
  readonly vendorId: number;
  readonly gameCode: string;
}

/**
 * What a player's rounds that were opened in a stretch of time come to, game by game, the one
 * played last first. Reads the rounds of this time alone.
 */
export function selectTotals(
  tx: Tx,
  player: bigint,
  { from, to, status }: TotalsFilter,
  elsewhere: RoundsElsewhere,
): Promise<GameSums[]> {
  return tx.rows(sql`
    select vendor_id as "vendorId", game_code as "gameCode", currency, sum(stake)::int8 as stake,
      sum(payout)::int8 as payout,
      coalesce(sum(payout - stake) filter (where status <> 'OPEN'), 0)::int8 as net,
      coalesce(sum(stake) filter (where status = 'OPEN'), 0)::int8 as open
    from (
      select vendor_id, game_code, currency, stake, payout, opened_at,
        ${statusOf(elsewhere)} as status
      from betting_record
      where player_id = ${player}
        and made > 0
        and opened_at >= ${from.toString()}::timestamptz
        and opened_at < ${to.toString()}::timestamptz
    ) rounds
    where ${status ?? null}::text is null or status = ${status ?? null}
    group by vendor_id, game_code, currency
    order by max(opened_at) desc`);
}
