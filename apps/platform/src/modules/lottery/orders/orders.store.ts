import type { Terms } from "@perya/lottery-kit";
import { prepared, type Tx } from "@perya/postgres";
import { empty, sql } from "@perya/postgres/sql";
import type { Bet } from "./bet.ts";
import type { Agreed } from "./decide-order.ts";
import type { AcceptedLine, Order } from "./order.ts";

const ORDER = sql`
  placed.id, placed.player, placed.key, game.code as "gameCode", issue.issue_no as "issueNo",
  placed.currency, placed.stake, placed.max_payout as "maxPayout", placed.lines,
  placed.chase_id as "chaseId", placed.placed_at as "placedAt",
  placed.cancelled_at as "cancelledAt", placed.asked`;
const JOINED = sql`
  join lottery_issue issue on issue.id = placed.issue_id
  join lottery_game game on game.id = issue.game_id`;

export type StoredOrder = Order & { readonly player: bigint };

/** The orders that some players have placed under some keys. */
export function selectByKeys(
  tx: Tx,
  keys: readonly { readonly player: bigint; readonly key: string }[],
): Promise<StoredOrder[]> {
  const query = sql`
    select ${ORDER}
    from unnest(
      ${keys.map(({ player }) => player)}::int8[], ${keys.map(({ key }) => key)}::text[]
    ) as wanted (player, key)
    join lottery_order placed using (player, key) ${JOINED}`;
  return tx.rows(prepared("lottery-orders-by-key", query));
}

/** Lines of an order, as accepted. */
export function selectLines(tx: Tx, orderId: bigint): Promise<AcceptedLine[]> {
  return tx.rows(sql`
    select market, selection, unit_minor as "unitMinor", count, odds
    from lottery_line
    where order_id = ${orderId}
    order by n`);
}

/** New order numbers, ascending. */
export async function nextOrderIds(tx: Tx, howMany: number): Promise<bigint[]> {
  const query = sql`
    select string_agg(nextval('lottery_order_id_seq')::text, ',') as ids
    from generate_series(1, ${howMany}::int)`;
  const row = await tx.row<{ ids: string | null }>(prepared("lottery-order-ids", query));
  return row?.ids?.split(",").map(BigInt) ?? [];
}

/** An order to write. */
export interface Placed {
  readonly id: bigint;
  readonly bet: Bet;
  readonly agreed: Agreed;
}

/**
 * Writes orders and their lines in one statement. What many orders have in common is sent once, as
 * their kind.
 */
export async function insertOrders(tx: Tx, placed: readonly Placed[]): Promise<void> {
  const kinds = new Map<string, Placed>();
  const numbers = new Map<string, number>();
  const kindOf = (one: Placed): number => {
    const { brandId, currency, book, excluded } = one.bet.order.player;
    const name = `${one.bet.issue.id}/${brandId}/${currency}/${book}/${excluded}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    kinds.set(name, one);
    numbers.set(name, kinds.size);
    return kinds.size;
  };
  const of = <Value>(read: (one: Placed) => Value) => placed.map(read);
  const kind = of(kindOf);
  const ofKind = <Value>(read: (one: Placed) => Value) => Array.from(kinds.values(), read);
  const ofLine = <Value>(read: (line: AcceptedLine, one: Placed, at: number) => Value) =>
    placed.flatMap((one) => one.agreed.lines.map((line, at) => read(line, one, at)));
  const query = sql`
    with placed as (
      insert into lottery_order (
        id, player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines,
        chase_id, placed_at, asked, counted, excluded
      ) overriding system value
      select one.id, one.player, kind.brand_id, kind.issue_id, one.key, kind.currency, kind.book,
        kind.minor, one.stake, one.max_payout, one.lines, one.chase_id, kind.placed_at, one.asked,
        true, kind.excluded
      from unnest(
        ${of(({ id }) => id)}::int8[], ${kind}::int4[],
        ${of(({ bet }) => bet.order.player.id)}::int8[], ${of(({ bet }) => bet.order.key)}::text[],
        ${of(({ bet }) => bet.stake)}::int8[],
        ${of(({ agreed }) => agreed.maxPayout)}::int8[],
        ${of(({ agreed }) => agreed.lines.length)}::int4[],
        ${of(({ bet }) => bet.order.chaseId)}::int8[],
        ${of(({ bet }) => bet.asked)}::text[]
      ) as one (id, kind, player, key, stake, max_payout, lines, chase_id, asked)
      join unnest(
        ${ofKind(({ bet }) => bet.issue.id)}::int8[],
        ${ofKind(({ bet }) => bet.order.player.brandId)}::int8[],
        ${ofKind(({ bet }) => bet.order.player.currency)}::text[],
        ${ofKind(({ bet }) => bet.order.player.book)}::text[],
        ${ofKind(({ bet }) => bet.minor)}::int8[],
        ${ofKind(({ agreed }) => agreed.placedAt.toString())}::timestamptz[],
        ${ofKind(({ bet }) => bet.order.player.excluded)}::boolean[]
      ) with ordinality as kind (issue_id, brand_id, currency, book, minor, placed_at, excluded, n)
        on kind.n = one.kind
    )
    insert into lottery_line (order_id, n, issue_id, market, selection, unit_minor, count, odds)
    select order_id, n, issue_id, market, selection, unit_minor, count, odds::int4[]
    from unnest(
      ${ofLine((_, { id }) => id)}::int8[],
      ${ofLine((_, __, at) => at + 1)}::int2[],
      ${ofLine((_, { bet }) => bet.issue.id)}::int8[],
      ${ofLine(({ market }) => market)}::text[],
      ${ofLine(({ selection }) => selection)}::text[],
      ${ofLine(({ unitMinor }) => unitMinor)}::int8[],
      ${ofLine(({ count }) => count)}::int4[],
      ${ofLine(({ odds }) => `{${odds.join()}}`)}::text[]
    ) as line (order_id, n, issue_id, market, selection, unit_minor, count, odds)`;
  await tx.run(prepared("lottery-insert-orders", query));
}

/** An order with what its cancellation needs. */
export interface OrderToCancel extends StoredOrder {
  readonly issueId: bigint;
  readonly book: string;
  /** Ledger units of one minor unit. */
  readonly minor: bigint;
  readonly rules: string;
  readonly terms: Terms;
  readonly vendorId: number;
  readonly cancelSeconds: number;
  /**
   * Whether its movements have counted ids: all except those placed before these existed.
   */
  readonly counted: boolean;
}

/** A player's order, optionally locked until the transaction ends. */
export function findOwnOrder(
  tx: Tx,
  player: bigint,
  id: bigint,
  hold: boolean,
): Promise<OrderToCancel | undefined> {
  return tx.row(sql`
    select ${ORDER}, placed.issue_id as "issueId", placed.book, placed.minor, placed.counted,
      game.rules, issue.terms, game.vendor_id as "vendorId", game.cancel_seconds as "cancelSeconds"
    from lottery_order placed ${JOINED}
    where placed.id = ${id}
      and placed.player = ${player} ${hold ? sql`for update of placed` : empty}`);
}

/** Marks an order as cancelled, now. */
export async function markCancelled(tx: Tx, id: bigint): Promise<Temporal.Instant> {
  const row = await tx.row<{ at: Temporal.Instant }>(sql`
    update lottery_order set cancelled_at = clock_timestamp()
    where id = ${id}
    returning cancelled_at as at`);
  if (!row) throw new Error(`No order ${id}`);
  return row.at;
}
