import type { Terms } from "@perya/lottery-kit";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A draw of the evening as it is stored. */
export interface StoredDraw {
  readonly id: bigint;
  readonly game: string;
  readonly rules: string;
  readonly issueNo: string;
  readonly drawAt: Temporal.Instant;
  readonly status: string;
  readonly source: string;
  readonly terms: Terms;
  readonly commitment: string | null;
  readonly lockEntropy: string | null;
  readonly seed: string | null;
  readonly outcome: unknown;
  readonly version: number;
  readonly paying: boolean;
  readonly unbooked: boolean;
  readonly settledAt: Temporal.Instant | null;
}

interface StoredLine {
  readonly market: string;
  readonly selection: string;
  readonly unitMinor: bigint;
  readonly count: number;
  readonly odds: readonly number[];
}

/** An order with its lines. Ledger units. */
export interface StoredOrder {
  readonly id: bigint;
  readonly player: bigint;
  readonly draw: bigint;
  readonly key: string;
  readonly minor: bigint;
  readonly stake: bigint;
  readonly chaseId: bigint | null;
  readonly cancelled: boolean;
  readonly lines: readonly StoredLine[];
}

/** Every draw up to a given time. */
export function readDraws(db: Database, to: number): Promise<StoredDraw[]> {
  return db.rows(sql`
    select issue.id, game.code as game, game.rules, issue_no as "issueNo", draw_at as "drawAt",
      issue.status, issue.source, issue.terms, commitment, lock_entropy as "lockEntropy", seed,
      outcome, version, paying, unbooked, settled_at as "settledAt"
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where draw_at <= ${new Date(to).toISOString()}::timestamptz
    order by draw_at, game.code`);
}

/** Every order, oldest first. */
export async function readOrders(db: Database): Promise<StoredOrder[]> {
  const orders = await db.rows<Omit<StoredOrder, "lines">>(sql`
    select id, player, issue_id as draw, key, minor, stake, chase_id as "chaseId",
      cancelled_at is not null as cancelled
    from lottery_order
    order by id`);
  const lines = await db.rows<StoredLine & { order: bigint }>(sql`
    select order_id as "order", market, selection, unit_minor as "unitMinor", count, odds
    from lottery_line
    order by order_id, n`);
  const byOrder = Map.groupBy(lines, ({ order }) => order);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}

/** Booked amounts per player and draw; ledger units. */
export function readBooked(db: Database): Promise<
  {
    draw: bigint;
    player: bigint;
    stake: bigint;
    payout: bigint | null;
    validTurnover: bigint | null;
  }[]
> {
  return db.rows(sql`
    select issue_id as draw, player, stake, payout, valid_turnover as "validTurnover"
    from lottery_player_issue`);
}

/** Total stakes over all selections, according to a draw's exposure counters. */
export function readCounted(db: Database): Promise<{ draw: bigint; stake: bigint }[]> {
  return db.rows(
    sql`select issue_id as draw, sum(stake)::int8 as stake from lottery_exposure group by issue_id`,
  );
}

export function readChases(
  db: Database,
): Promise<{ id: bigint; issues: number; placed: number; skipped: number; status: string }[]> {
  return db.rows(sql`select id, issues, placed, skipped, status from lottery_chase`);
}

/** Draws up to a given time that are not settled or void. */
export async function countUnfinished(db: Database, to: number): Promise<bigint> {
  const row = await db.row<{ left: bigint }>(sql`
    select count(*) as left from lottery_issue
    where draw_at <= ${new Date(to).toISOString()}::timestamptz
      and (status not in ('SETTLED', 'VOIDED') or paying or unbooked)`);
  return row?.left ?? -1n;
}
