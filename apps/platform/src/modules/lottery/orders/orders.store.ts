import type { Terms } from "@perya/lottery-kit";
import { empty, sql, type Tx } from "@perya/postgres";
import type { Bet } from "./bet.ts";
import type { Agreed } from "./decide-order.ts";
import type { AcceptedLine, Order } from "./order.ts";

const ORDER = sql`placed.id, placed.player, placed.key, game.code as "gameCode", issue.issue_no as "issueNo", placed.currency, placed.stake, placed.max_payout as "maxPayout",
  placed.lines, placed.chase_id as "chaseId", placed.placed_at as "placedAt", placed.cancelled_at as "cancelledAt", placed.asked`;
const JOINED = sql`join lottery_issue issue on issue.id = placed.issue_id join lottery_game game on game.id = issue.game_id`;

export type StoredOrder = Order & { readonly player: bigint };

/** The orders that some players have placed under some keys. */
export function selectByKeys(tx: Tx, keys: readonly { readonly player: bigint; readonly key: string }[]): Promise<StoredOrder[]> {
  const { text, values } = sql`
    select ${ORDER} from unnest(${keys.map(({ player }) => player)}::int8[], ${keys.map(({ key }) => key)}::text[]) as wanted (player, key)
    join lottery_order placed using (player, key) ${JOINED}`;
  return tx.rows({ name: "lottery-orders-by-key", text, values });
}

/** Lines of an order, as accepted. */
export function selectLines(tx: Tx, orderId: bigint): Promise<AcceptedLine[]> {
  return tx.rows(sql`
    select market, selection, unit_minor as "unitMinor", count, odds from lottery_line where order_id = ${orderId} order by n`);
}

/** New numbers of orders, rising. */
export async function nextOrderIds(tx: Tx, howMany: number): Promise<bigint[]> {
  const { text, values } = sql`select nextval('lottery_order_id_seq') as id from generate_series(1, ${howMany}::int)`;
  return (await tx.rows<{ id: bigint }>({ name: "lottery-order-ids", text, values })).map(({ id }) => id);
}

/** An order that is to be written. */
export interface Placed {
  readonly id: bigint;
  readonly bet: Bet;
  readonly agreed: Agreed;
}

/** Writes orders and their lines in one statement. */
export async function insertOrders(tx: Tx, placed: readonly Placed[]): Promise<void> {
  const of = <Value>(read: (one: Placed) => Value) => placed.map(read);
  const lines = placed.flatMap(({ id, bet, agreed }) => agreed.lines.map((line, at) => ({ ...line, orderId: id, n: at + 1, issueId: bet.issue.id })));
  const ofLine = <Value>(read: (line: (typeof lines)[number]) => Value) => lines.map(read);
  const { text, values } = sql`
    with placed as (
      insert into lottery_order (id, player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines, chase_id, placed_at, asked) overriding system value
      select * from unnest(${of(({ id }) => id)}::int8[], ${of(({ bet }) => bet.order.player.id)}::int8[], ${of(({ bet }) => bet.order.player.brandId)}::int8[],
        ${of(({ bet }) => bet.issue.id)}::int8[], ${of(({ bet }) => bet.order.key)}::text[], ${of(({ bet }) => bet.order.player.currency)}::text[],
        ${of(({ bet }) => bet.order.player.book)}::text[], ${of(({ bet }) => bet.minor)}::int8[], ${of(({ bet }) => bet.stake)}::int8[],
        ${of(({ agreed }) => agreed.maxPayout)}::int8[], ${of(({ agreed }) => agreed.lines.length)}::int4[], ${of(({ bet }) => bet.order.chaseId)}::int8[],
        ${of(({ agreed }) => agreed.placedAt.toString())}::timestamptz[], ${of(({ bet }) => bet.asked)}::text[]))
    insert into lottery_line (order_id, n, issue_id, market, selection, unit_minor, count, odds)
    select order_id, n, issue_id, market, selection, unit_minor, count, odds::int4[]
    from unnest(${ofLine(({ orderId }) => orderId)}::int8[], ${ofLine(({ n }) => n)}::int2[], ${ofLine(({ issueId }) => issueId)}::int8[],
      ${ofLine(({ market }) => market)}::text[], ${ofLine(({ selection }) => selection)}::text[], ${ofLine(({ unitMinor }) => unitMinor)}::int8[],
      ${ofLine(({ count }) => count)}::int4[], ${ofLine(({ odds }) => `{${odds.join()}}`)}::text[])
      as line (order_id, n, issue_id, market, selection, unit_minor, count, odds)`;
  await tx.run({ name: "lottery-insert-orders", text, values });
}

/** An order with what taking it back needs. */
export interface OrderToCancel extends StoredOrder {
  readonly issueId: bigint;
  readonly book: string;
  /** Ledger units of one minor unit. */
  readonly minor: bigint;
  readonly rules: string;
  readonly terms: Terms;
  readonly vendorId: number;
  readonly cancelSeconds: number;
}

/** An order of a player, and if asked held until the transaction ends. */
export function findOwnOrder(tx: Tx, player: bigint, id: bigint, hold: boolean): Promise<OrderToCancel | undefined> {
  return tx.row(sql`
    select ${ORDER}, placed.issue_id as "issueId", placed.book, placed.minor, game.rules, issue.terms, game.vendor_id as "vendorId", game.cancel_seconds as "cancelSeconds"
    from lottery_order placed ${JOINED} where placed.id = ${id} and placed.player = ${player} ${hold ? sql`for update of placed` : empty}`);
}

/** Marks an order as taken back, now. */
export async function markCancelled(tx: Tx, id: bigint): Promise<Temporal.Instant> {
  const row = await tx.row<{ at: Temporal.Instant }>(
    sql`update lottery_order set cancelled_at = clock_timestamp() where id = ${id} returning cancelled_at as at`,
  );
  if (!row) throw new Error(`No order ${id}`);
  return row.at;
}
