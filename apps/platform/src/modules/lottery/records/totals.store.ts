import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { BetSums } from "../../../http/answers/bet-totals.ts";
import type { Span } from "../../../http/answers/days.ts";

/** What a player's orders in one game come to. */
export interface GameSums extends BetSums {
  readonly gameCode: string;
  /** The house's name for the game. */
  readonly gameName: string;
  /** The catalogue's id of the game. */
  readonly gameId: bigint;
}

/**
 * What a player's orders placed in a stretch of time come to, game by game, the one played last
 * first: a void or cancelled order got its stake back, and one whose issue is not settled is open.
 * Reads the orders of this time alone.
 */
export function selectTotals(
  tx: Tx,
  player: bigint,
  { from, to }: Required<Span>,
): Promise<GameSums[]> {
  return tx.rows(sql`
    select "gameCode", "gameId", "gameName", currency, sum(stake)::int8 as stake,
      coalesce(sum(paid), 0)::int8 as payout, coalesce(sum(paid - stake), 0)::int8 as net,
      coalesce(sum(stake) filter (where paid is null), 0)::int8 as open
    from (
      select game.code as "gameCode", game.game_id as "gameId", game.name as "gameName",
        o.currency, o.stake, o.placed_at,
        case
          when o.cancelled_at is not null or issue.status = 'VOIDED' then o.stake
          when issue.status = 'SETTLED' then coalesce(settled.payout, 0)
        end as paid
      from lottery_order o
      join lottery_issue issue on issue.id = o.issue_id
      join lottery_game game on game.id = issue.game_id
      left join lottery_payout settled
        on settled.issue_id = o.issue_id
        and settled.version = issue.version
        and issue.version > 0
        and settled.order_id = o.id
        and settled.refusal is null
      where o.player = ${player}
        and o.placed_at >= ${from.toString()}::timestamptz
        and o.placed_at < ${to.toString()}::timestamptz
    ) orders
    group by "gameCode", "gameId", "gameName", currency
    order by max(placed_at) desc`);
}
