import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The draw of a lottery that closes next, and how many of a brand's players are in it. */
export interface OnSale {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly players: number;
}

/**
 * Players with an order on the next draw of each lottery, in a brand's book. Cancelled orders, and
 * those of trial and test accounts, are none.
 */
export function selectPlayersOnSale(tx: Tx, brandId: bigint, book: string): Promise<OnSale[]> {
  return tx.rows(sql`
    select next.code as "gameCode", next.issue_no as "issueNo",
      count(distinct placed.player)::int4 as players
    from (
      select distinct on (issue.game_id) issue.id, issue.issue_no, game.code
      from lottery_issue issue
      join lottery_game game on game.id = issue.game_id
      where issue.status = 'OPEN' and issue.close_at > now()
      order by issue.game_id, issue.close_at
    ) next
    join lottery_order placed on placed.issue_id = next.id
    where placed.brand_id = ${brandId} and placed.book = ${book}
      and placed.cancelled_at is null and not placed.excluded
    group by next.code, next.issue_no`);
}
