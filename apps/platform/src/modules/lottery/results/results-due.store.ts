import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A draw that waits for staff. */
export interface DrawDue {
  readonly gameCode: string;
  readonly gameName: string;
  readonly issueNo: string;
  /** When it was to be drawn, or the result was typed in. */
  readonly since: Temporal.Instant;
}

/** Draws whose time has come and whose result nobody has typed in or fed, oldest first. */
export function resultsDue(tx: Tx): Promise<DrawDue[]> {
  return tx.rows<DrawDue>(sql`
    select game.code as "gameCode", game.name as "gameName", issue.issue_no as "issueNo",
      issue.draw_at as since
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where issue.status = 'DRAWING'
      and issue.source <> 'RNG'
      and issue.draw_at <= now()
      and not exists (
        select from lottery_result_entry typed
        where typed.issue_id = issue.id and typed.decided_at is null
      )
    order by issue.draw_at, issue.id`);
}

/** Draws whose typed result waits for a second person, oldest first. */
export function resultsToConfirm(tx: Tx): Promise<DrawDue[]> {
  return tx.rows<DrawDue>(sql`
    select game.code as "gameCode", game.name as "gameName", issue.issue_no as "issueNo",
      typed.entered_at as since
    from lottery_result_entry typed
    join lottery_issue issue on issue.id = typed.issue_id
    join lottery_game game on game.id = issue.game_id
    where typed.decided_at is null
    order by typed.id`);
}
