import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { IssueStatus } from "../lottery.ts";

/** A game's current state. */
export interface GameState {
  readonly gameId: number;
  /** By the database's clock. */
  readonly now: Temporal.Instant;
  readonly nextIssueNo: string | null;
  readonly nextStatus: IssueStatus | null;
  readonly nextCloseAt: Temporal.Instant | null;
  readonly nextDrawAt: Temporal.Instant | null;
  /** When the sale of the next draw that is not on sale yet begins. */
  readonly opensAt: Temporal.Instant | null;
  readonly lastIssueNo: string | null;
  readonly lastOutcome: unknown;
  readonly lastDrawAt: Temporal.Instant | null;
}

/** The next draw and the last settled one of every enabled game. */
export function selectStates(tx: Tx): Promise<GameState[]> {
  return tx.rows(sql`
    select game.id as "gameId", clock_timestamp() as now, next.issue_no as "nextIssueNo",
      next.status as "nextStatus", next.close_at as "nextCloseAt", next.draw_at as "nextDrawAt",
      opening.open_at as "opensAt",
      last.issue_no as "lastIssueNo", last.outcome as "lastOutcome", last.draw_at as "lastDrawAt"
    from lottery_game game
    left join lateral (
      select issue_no, status, close_at, draw_at from lottery_issue
      where game_id = game.id and draw_at > clock_timestamp() and status <> 'VOIDED'
      order by draw_at limit 1
    ) next on true
    left join lateral (
      select open_at from lottery_issue
      where game_id = game.id
        and draw_at > clock_timestamp()
        and status = 'SCHEDULED'
        and open_at > clock_timestamp()
      order by draw_at limit 1
    ) opening on true
    left join lateral (
      select issue_no, outcome, draw_at from lottery_issue
      where game_id = game.id and draw_at <= clock_timestamp() and status = 'SETTLED'
      order by draw_at desc limit 1
    ) last on true
    where game.enabled`);
}

/** A draw that has an outcome. */
export interface Opened {
  readonly issueNo: string;
  readonly drawAt: Temporal.Instant;
  readonly outcome: unknown;
}

/** A game's last draws with an outcome, newest first. */
export function selectOpened(tx: Tx, gameId: number, limit: number): Promise<Opened[]> {
  return tx.rows(sql`
    select issue_no as "issueNo", draw_at as "drawAt", outcome
    from lottery_issue
    where game_id = ${gameId}
      and draw_at <= clock_timestamp()
      and outcome is not null
      and status <> 'VOIDED'
    order by draw_at desc limit ${limit}`);
}

/** Most orders of a player that are searched for recent games. */
const LOOKED_AT = 2_000;

/** Games a player bet on, latest first. */
export async function selectRecent(tx: Tx, player: bigint, limit: number): Promise<number[]> {
  const rows = await tx.rows<{ gameId: number }>(sql`
    select issue.game_id as "gameId"
    from (
      select id, issue_id from lottery_order
      where player = ${player}
      order by id desc limit ${LOOKED_AT}
    ) placed
    join lottery_issue issue on issue.id = placed.issue_id
    group by issue.game_id
    order by max(placed.id) desc limit ${limit}`);
  return rows.map(({ gameId }) => gameId);
}
