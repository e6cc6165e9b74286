import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { IssueStatus } from "../lottery.ts";

/** An order with everything that decides its state. Ledger units. */
export interface OrderRow {
  readonly id: bigint;
  readonly gameCode: string;
  /** The house's name for the game. */
  readonly gameName: string;
  /** The catalogue's id of the game. */
  readonly gameId: bigint;
  /** The lottery's own picture, before the catalogue's; empty if it has none. */
  readonly iconUrl: string;
  readonly tag: string;
  readonly rules: string;
  readonly issueNo: string;
  readonly issueStatus: IssueStatus;
  readonly closeAt: Temporal.Instant;
  readonly outcome: unknown;
  readonly cancelSeconds: number;
  readonly currency: string;
  readonly minor: bigint;
  readonly stake: bigint;
  readonly placedAt: Temporal.Instant;
  readonly cancelledAt: Temporal.Instant | null;
  /** Payout by the outcome, pushed lines included; null for none. */
  readonly payout: bigint | null;
  readonly pushed: bigint | null;
}

/** A line of an order as it was accepted. */
export interface LineRow {
  readonly order: bigint;
  readonly market: string;
  readonly selection: string;
  readonly unitMinor: bigint;
  readonly count: number;
  readonly odds: readonly number[];
}

export interface OrderFilter {
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
  readonly gameCode?: string | undefined;
}

const FROM = sql`
  from lottery_order o
  join lottery_issue issue on issue.id = o.issue_id
  join lottery_game game on game.id = issue.game_id`;
const COLUMNS = sql`
  o.id, game.code as "gameCode", game.game_id as "gameId", game.name as "gameName",
  game.icon_url as "iconUrl",
  game.tag, game.rules, issue.issue_no as "issueNo", issue.status as "issueStatus",
  issue.close_at as "closeAt", issue.outcome, game.cancel_seconds as "cancelSeconds", o.currency,
  o.minor, o.stake, o.placed_at as "placedAt", o.cancelled_at as "cancelledAt", paid.payout,
  paid.pushed`;
/**
 * Payments of the current version; a refund is of the full cost and shown by the state.
 */
const PAID = sql`
  left join lottery_payout paid
    on paid.issue_id = o.issue_id
    and paid.version = issue.version
    and issue.version > 0
    and paid.order_id = o.id
    and paid.refusal is null`;

/** A page of a player's orders, newest first, and one more when there is another page. */
export function selectOrders(
  tx: Tx,
  player: bigint,
  { from, to, gameCode }: OrderFilter,
  limit: number,
  offset: number,
): Promise<OrderRow[]> {
  const where = sql`
    o.player = ${player}
    and (
      ${from?.toString() ?? null}::timestamptz is null
      or o.placed_at >= ${from?.toString() ?? null}::timestamptz
    )
    and (
      ${to?.toString() ?? null}::timestamptz is null
      or o.placed_at < ${to?.toString() ?? null}::timestamptz
    )
    and (${gameCode ?? null}::text is null or game.code = ${gameCode ?? null})`;
  return tx.rows(sql`
    select ${COLUMNS} ${FROM} ${PAID}
    where ${where}
    order by o.placed_at desc, o.id desc limit ${limit + 1} offset ${offset}`);
}

/** An order by its number, of this player only. */
export function selectOrder(tx: Tx, player: bigint, id: bigint): Promise<OrderRow | undefined> {
  return tx.row(sql`select ${COLUMNS} ${FROM} ${PAID} where o.id = ${id} and o.player = ${player}`);
}

/** The lines of some orders, in their order. */
export async function selectLines(
  tx: Tx,
  orders: readonly bigint[],
): Promise<Map<bigint, LineRow[]>> {
  const rows = await tx.rows<LineRow>(sql`
    select order_id as "order", market, selection, unit_minor as "unitMinor", count, odds
    from lottery_line
    where order_id = any (${orders}::int8[])
    order by order_id, n`);
  return Map.groupBy(rows, ({ order }) => order);
}
