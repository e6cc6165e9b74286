import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Order, OrderState, OrderStep } from "./order.ts";

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", player_id as player, reward_id as reward,
  state, kind, language, words, picture, quantity, points, units, currency, book, address, note,
  made_at as "madeAt", decided_at as "decidedAt"`;

/** What is written of a new order. */
export type NewOrder = Omit<Order, "id" | "state" | "note" | "madeAt" | "decidedAt"> & {
  readonly key: string;
};

/** Writes an order with its first step. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const address = order.address === null ? null : JSON.stringify(order.address);
  const row = await tx.row<Order>(sql`
    insert into points_order (
      public_id, brand_id, player_id, reward_id, key, state, kind, language, words, picture,
      quantity, points, units, currency, book, address
    )
    values (
      ${order.publicId}, ${order.brandId}, ${order.player}, ${order.reward}, ${order.key},
      'IN_PROCESS', ${order.kind}, ${order.language}, ${JSON.stringify(order.words)}::jsonb,
      ${order.picture}, ${order.quantity}, ${order.points}, ${order.units}, ${order.currency},
      ${order.book}, ${address}::jsonb
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("An order was not written");
  await insertStep(tx, row.id, { from: "NEW", to: "IN_PROCESS", actor: "player", note: null });
  return row;
}

/** Moves a locked order on. */
export async function moveOrder(
  tx: Tx,
  { id, state: from }: Order,
  to: OrderState,
  actor: string,
  note: string,
): Promise<Order> {
  const row = await tx.row<Order>(sql`
    update points_order set state = ${to}, note = ${note}, decided_at = now()
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("An order is gone while it is locked");
  await insertStep(tx, id, { from, to, actor, note });
  return row;
}

async function insertStep(
  tx: Tx,
  order: bigint,
  step: { readonly from: string; readonly to: string; actor: string; note: string | null },
): Promise<void> {
  await tx.run(sql`
    insert into points_order_step (order_id, from_state, to_state, actor, note)
    values (${order}, ${step.from}, ${step.to}, ${step.actor}, ${step.note})`);
}

/** The steps of an order, oldest first. */
export function selectSteps(tx: Tx, order: bigint): Promise<OrderStep[]> {
  return tx.rows(sql`
    select to_state as state, actor, note, at from points_order_step
    where order_id = ${order}
    order by at, to_state = 'IN_PROCESS' desc`);
}

/** A player's order by the key of its request. */
export function orderByKey(tx: Tx, player: bigint, key: string): Promise<Order | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from points_order where player_id = ${player} and key = ${key}`);
}

/** An order that staff of a brand, or of the house for null, may see. */
export function selectOrder(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Order | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from points_order
    where public_id = ${publicId}
      and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)`);
}

/** The same, locked until the transaction ends. */
export function lockOrder(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Order | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from points_order
    where public_id = ${publicId}
      and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)
    for update`);
}

/** How many pieces of a reward a player has redeemed; rejected orders don't count. */
export async function countPieces(tx: Tx, player: bigint, reward: bigint): Promise<bigint> {
  const row = await tx.row<{ pieces: bigint }>(sql`
    select coalesce(sum(quantity), 0)::bigint as pieces from points_order
    where player_id = ${player} and reward_id = ${reward} and state <> 'REJECTED'`);
  return row?.pieces ?? 0n;
}

/** How many pieces of each reward a player has redeemed, by the reward's number. */
export async function countEachPieces(
  tx: Tx,
  player: bigint,
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx.rows<{ reward: bigint; pieces: bigint }>(sql`
    select reward_id as reward, sum(quantity)::bigint as pieces from points_order
    where player_id = ${player} and state <> 'REJECTED'
    group by reward_id`);
  return new Map(rows.map(({ reward, pieces }) => [reward, pieces]));
}

interface Place {
  readonly limit: number;
  readonly offset: number;
}

/** A page of a player's orders, newest first. */
export function pageOrdersOf(
  tx: Tx,
  player: bigint,
  state: OrderState | undefined,
  { limit, offset }: Place,
): Promise<Order[]> {
  return tx.rows(sql`
    select ${COLUMNS} from points_order
    where player_id = ${player} and (${state ?? null}::text is null or state = ${state ?? null})
    order by id desc limit ${limit} offset ${offset}`);
}

/** Orders of a brand (null for all) in a state, of some players. */
export interface OrdersWanted {
  readonly brandId: bigint | null;
  readonly state: OrderState;
  /** Undefined for everyone's. */
  readonly players: readonly bigint[] | undefined;
}

/** A page of orders for staff: waiting ones oldest first, others newest first. */
export function pageOrders(
  tx: Tx,
  { brandId, state, players }: OrdersWanted,
  { limit, offset }: Place,
): Promise<Order[]> {
  const theirs = players === undefined ? sql`true` : sql`player_id = any (${players}::bigint[])`;
  const order = state === "IN_PROCESS" ? sql`id` : sql`id desc`;
  return tx.rows(sql`
    select ${COLUMNS} from points_order
    where (${brandId}::bigint is null or brand_id = ${brandId}::bigint)
      and state = ${state}
      and ${theirs}
    order by ${order} limit ${limit} offset ${offset}`);
}

/** How many orders wait for staff, and the oldest of them. */
export async function selectWaiting(
  tx: Tx,
  brandId: bigint | null,
  shown: number,
): Promise<{ readonly count: number; readonly first: readonly Order[] }> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from points_order
    where (${brandId}::bigint is null or brand_id = ${brandId}::bigint) and state = 'IN_PROCESS'`);
  const wanted = { brandId, state: "IN_PROCESS", players: undefined } as const;
  const first = await pageOrders(tx, wanted, { limit: shown, offset: 0 });
  return { count: Number(row?.n ?? 0n), first };
}
