import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { newPublicId } from "../../../../secrets/public-id.ts";
import { OPEN_ORDER, type OrderStatus, type PayoutOrder } from "./order.ts";

const COLUMNS = raw(`
  id, public_id as "publicId", leg, brand_id as "brandId", provider, units, currency, bank, number,
  holder, status, payment, attempts, answer, ordered_by as "orderedBy", ordered_at as "orderedAt",
  released_at as "releasedAt", ended_at as "endedAt", settled_at is not null as "isSettled",
  (status = 'FAILED' and unanswered_since is not null and settled_at is null) as unanswered,
  (status = 'RELEASED' and coalesce(silent_from < now(), false)) as silent`);

export type NewOrder = Pick<
  PayoutOrder,
  "leg" | "brandId" | "provider" | "units" | "currency" | "bank" | "number" | "holder" | "orderedBy"
>;

/** Writes an order, due at once, and who pays its leg. The caller has locked its withdrawal. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<PayoutOrder> {
  const row = await tx.row<PayoutOrder>(sql`
    insert into payout_order (
      public_id, leg, brand_id, provider, units, currency, bank, number, holder, ordered_by
    )
    values (
      ${newPublicId("po")}, ${order.leg}, ${order.brandId}, ${order.provider}, ${order.units},
      ${order.currency}, ${order.bank}, ${order.number}, ${order.holder}, ${order.orderedBy}
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("An inserted order answers its row");
  return row;
}

/** What an order changes to. */
interface Change {
  readonly payment?: string;
  readonly answer?: string | undefined;
  /** Of one that is released: hours after which two people may end it by the provider's proof. */
  readonly silentHours?: number;
}

/** Moves an order that the caller holds. One that has ended is due no more. */
export async function moveOrder(
  tx: Tx,
  order: PayoutOrder,
  to: OrderStatus,
  { payment, answer, silentHours }: Change = {},
): Promise<PayoutOrder> {
  const isOver = to !== "PLACED" && to !== "RELEASED";
  const row = await tx.row<PayoutOrder>(sql`
    update payout_order
    set status = ${to}, payment = coalesce(payment, ${payment ?? null}),
      answer = coalesce(${answer ?? null}, answer),
      released_at = case when ${to} = 'RELEASED' then clock_timestamp() else released_at end,
      silent_from = case
        when ${to} = 'RELEASED'
          then clock_timestamp() + make_interval(hours => ${silentHours ?? null}::int)
        else silent_from
      end,
      due_at = case when ${isOver} then null else due_at end,
      ended_at = case when ${isOver} and ${to} <> 'DIFFERS' then clock_timestamp() end
    where id = ${order.id}
    returning ${COLUMNS}`);
  if (!row) throw new Error(`Order ${order.publicId} is gone`);
  return row;
}

/**
 * Takes an order that is due, for so long: others pass it by meanwhile, and when its taker dies it
 * is due again after that. Undefined when another was faster.
 */
export function takeDueOrder(
  tx: Tx,
  id: bigint,
  leaseMs: number,
): Promise<PayoutOrder | undefined> {
  return tx.row<PayoutOrder>(sql`
    update payout_order
    set due_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond', attempts = attempts + 1
    where id = ${id} and due_at <= clock_timestamp()
    returning ${COLUMNS}`);
}

/** Has an order's provider be called again after so long. */
export async function callAgainIn(
  tx: Tx,
  id: bigint,
  waitMs: number,
  answer: string | null,
): Promise<void> {
  await tx.run(sql`
    update payout_order
    set due_at = clock_timestamp() + ${waitMs} * interval '1 millisecond',
      answer = coalesce(${answer}, answer)
    where id = ${id} and due_at is not null`);
}

/** An order that is due, and the withdrawal that is locked before it. */
export interface DueOrder {
  readonly id: bigint;
  readonly withdrawal: string;
  readonly n: number;
}

/** Orders that are due now, the longest waiting first. */
export function dueOrders(tx: Tx, most: number): Promise<DueOrder[]> {
  return tx.rows<DueOrder>(sql`
    select due.id, withdrawal.public_id as withdrawal, leg.n
    from (
      select id, leg, due_at from payout_order
      where due_at <= clock_timestamp() order by due_at limit ${most}
    ) due
    join withdrawal_leg leg on leg.id = due.leg
    join withdrawal on withdrawal.id = leg.withdrawal
    order by due.due_at`);
}

/** Which leg an order of a provider is of, by our number of it. */
export function legOfOrder(
  tx: Tx,
  provider: string,
  publicId: string,
): Promise<DueOrder | undefined> {
  return tx.row<DueOrder>(sql`
    select payout_order.id, withdrawal.public_id as withdrawal, leg.n
    from payout_order
    join withdrawal_leg leg on leg.id = payout_order.leg
    join withdrawal on withdrawal.id = leg.withdrawal
    where payout_order.public_id = ${publicId} and payout_order.provider = ${provider}`);
}

/** The orders of some legs, oldest first, by leg. */
export async function ordersOf(
  tx: Tx,
  legs: readonly bigint[],
): Promise<ReadonlyMap<bigint, PayoutOrder[]>> {
  const rows = await tx.rows<PayoutOrder>(sql`
    select ${COLUMNS} from payout_order where leg = any (${legs}::bigint[]) order by leg, id`);
  return Map.groupBy(rows, ({ leg }) => leg);
}

/** The order of a leg that is not known to have ended; nobody else may pay the leg meanwhile. */
export async function openOrderOf(tx: Tx, leg: bigint): Promise<PayoutOrder | undefined> {
  return (await ordersOf(tx, [leg])).get(leg)?.find(({ status }) => OPEN_ORDER.includes(status));
}

/** Notes whether the provider of a failed order could be asked if it was paid after all. */
export async function noteAnswered(tx: Tx, id: bigint, isAnswered: boolean): Promise<void> {
  await tx.run(sql`
    update payout_order
    set unanswered_since = case when ${!isAnswered} then coalesce(unanswered_since, now()) end
    where id = ${id} and status = 'FAILED'`);
}

/** Notes that two people have said of an order that it was not paid. */
export async function noteSettled(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update payout_order set settled_at = now() where id = ${id}`);
}

/** Says who pays a leg: a provider, or "manual" for staff at the bank. */
export async function setPayer(tx: Tx, leg: bigint, provider: string): Promise<void> {
  await tx.run(sql`update withdrawal_leg set provider = ${provider} where id = ${leg}`);
}
