import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { AskedLine } from "../orders/order.ts";
import type { Chase, StopReason } from "./chase.ts";

interface Row extends Omit<Chase, "lines"> {
  readonly bet: readonly (Omit<AskedLine, "unit"> & { readonly unit: string })[];
}

const CHASE = sql`
  chase.id, chase.player, chase.brand_id as "brandId", chase.currency, chase.book,
  game.code as "gameCode", chase.key, chase.issues, chase.placed, chase.skipped,
  chase.stop_on_win as "stopOnWin", chase.status, chase.stop_reason as "stopReason",
  chase.made_at as "madeAt", chase.next_draw_at as "passedDrawAt", chase.bet, chase.asked`;
const ORDERS = sql`(select count(*)::int from lottery_order o where o.chase_id = chase.id)`;
const FROM = sql`lottery_chase chase join lottery_game game on game.id = chase.game_id`;

type NewChase = Pick<
  Chase,
  | "player"
  | "brandId"
  | "currency"
  | "book"
  | "gameCode"
  | "key"
  | "issues"
  | "stopOnWin"
  | "lines"
  | "asked"
>;

/**
 * Adds a chase and returns it; a repeated key returns the existing one. Undefined when the player
 * already has `most` running; concurrent requests are counted one after the other.
 */
export async function insertChase(
  tx: Tx,
  chase: NewChase,
  most: number,
): Promise<Chase | undefined> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`lottery chases ${chase.player}`}, 0))`,
  );
  const bet = JSON.stringify(chase.lines.map((line) => ({ ...line, unit: String(line.unit) })));
  await tx.run(sql`
    insert into lottery_chase (
      player, brand_id, currency, book, game_id, key, bet, issues, next_draw_at, stop_on_win, asked
    )
    select ${chase.player}, ${chase.brandId}, ${chase.currency}, ${chase.book}, id, ${chase.key},
      ${bet}::jsonb, ${chase.issues}, clock_timestamp(), ${chase.stopOnWin}, ${chase.asked}
    from lottery_game
    where code = ${chase.gameCode}
      and (
        select count(*) from lottery_chase where player = ${chase.player} and status = 'RUNNING'
      ) < ${most}
    on conflict (player, key) do nothing`);
  return selectByKey(tx, chase.player, chase.key);
}

export async function selectByKey(tx: Tx, player: bigint, key: string): Promise<Chase | undefined> {
  const row = await tx.row<Row>(
    sql`select ${CHASE} from ${FROM} where chase.player = ${player} and chase.key = ${key}`,
  );
  return row && readRow(row);
}

/** A player's chases, newest first. */
export async function selectOfPlayer(tx: Tx, player: bigint, limit: number): Promise<Chase[]> {
  return (
    await tx.rows<Row>(sql`
      select ${CHASE} from ${FROM}
      where chase.player = ${player}
      order by chase.id desc limit ${limit}`)
  ).map(readRow);
}

/** A running chase with its next draw, and the result of its last order. */
export interface DueChase extends Chase {
  readonly issueNo: string;
  readonly drawAt: Temporal.Instant;
  /** Whether the previous order was paid more than its pushed stakes. */
  readonly won: boolean;
  /**
   * Orders it has placed: more than `placed` if a process crashed between an order and recording
   * it.
   */
  readonly orders: number;
}

/**
 * Running chases with an open draw. One that stops on a win waits until its last draw is settled,
 * and continues in the draw that is then open. With a chase given: only that one.
 */
export async function selectDue(tx: Tx, limit: number, only: bigint | null): Promise<DueChase[]> {
  const rows = await tx.rows<Row & Pick<DueChase, "issueNo" | "drawAt" | "won" | "orders">>(sql`
    select ${CHASE}, issue.issue_no as "issueNo", issue.draw_at as "drawAt",
      coalesce(last.payout > last.pushed, false) as won, ${ORDERS} as orders
    from ${FROM}
    cross join lateral (
      select issue_no, draw_at from lottery_issue
      where game_id = chase.game_id
        and status = 'OPEN'
        and draw_at > chase.next_draw_at
        and close_at > clock_timestamp()
      order by draw_at limit 1
    ) issue
    left join lateral (
      select drawn.status, paid.payout, paid.pushed
      from lottery_order placed
      join lottery_issue drawn on drawn.id = placed.issue_id
      left join lottery_payout paid
        on paid.issue_id = drawn.id and paid.version = drawn.version and paid.order_id = placed.id
      where placed.chase_id = chase.id
      order by placed.id desc limit 1
    ) last on true
    where chase.status = 'RUNNING'
      and (${only}::int8 is null or chase.id = ${only}::int8)
      and (not chase.stop_on_win or last.status is null or last.status in ('SETTLED', 'VOIDED'))
    order by issue.draw_at, chase.id limit ${limit}`);
  return rows.map(({ issueNo, drawAt, won, orders, ...row }) => ({
    ...readRow(row),
    issueNo,
    drawAt,
    won,
    orders,
  }));
}

/**
 * Advances past a draw, with a bet or without. Its orders are recounted, not incremented: this
 * includes a bet that a crashed process did not record. A chase that another process has already
 * advanced stays as it is.
 */
export async function pass(tx: Tx, { id, drawAt }: DueChase, placed: boolean): Promise<void> {
  await tx.run(sql`
    update lottery_chase chase
    set placed = ${ORDERS},
      skipped = skipped + ${placed ? 0 : 1},
      next_draw_at = ${drawAt.toString()},
      status = case
        when status = 'RUNNING' and ${ORDERS} + skipped + ${placed ? 0 : 1} >= issues then 'DONE'
        else status
      end
    where id = ${id} and next_draw_at < ${drawAt.toString()}`);
}

/**
 * Locks those of some chases that are running. A request to stop one waits for the lock, so it is
 * answered only when no further bet can follow.
 */
export async function lockRunning(tx: Tx, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from lottery_chase
    where id = any (${ids}::int8[]) and status = 'RUNNING'
    order by id for share`);
  return new Set(rows.map(({ id }) => id));
}

/** Ends a chase that has bet on all its draws although the last bet was not recorded. */
export async function finish(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update lottery_chase chase set placed = ${ORDERS}, status = 'DONE'
    where id = ${id} and status = 'RUNNING'`);
}

/**
 * Ends a chase, optionally of a given player; one that has ended stays as it is. False when there
 * is none.
 */
export async function stop(
  tx: Tx,
  id: bigint,
  reason: StopReason,
  player: bigint | null = null,
): Promise<boolean> {
  const found = await tx.run(sql`
    update lottery_chase
    set stop_reason = case when status = 'RUNNING' then ${reason} else stop_reason end,
      status = case when status = 'RUNNING' then 'STOPPED' else status end
    where id = ${id} and (${player}::int8 is null or player = ${player}::int8)`);
  return found === 1;
}

function readRow({ bet, ...row }: Row): Chase {
  return { ...row, lines: bet.map((line) => ({ ...line, unit: BigInt(line.unit) })) };
}
