import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Order, Payment, PaymentStatus } from "./payment.ts";

const COLUMNS = raw(`
  id, public_id as "publicId", reference, units, currency, description,
  callback_url as "callbackUrl", return_url as "returnUrl", status, paid_units as "paidUnits",
  paid_at as "paidAt", payer, created_at as "createdAt", expires_at as "expiresAt"`);

/** Stores a new payment; undefined when its reference is known already. */
export function insertPayment(
  tx: Tx,
  publicId: string,
  order: Order,
  minutes: number,
): Promise<Payment | undefined> {
  return tx.row<Payment>(sql`
    insert into payment (
      public_id, reference, units, currency, description, callback_url, return_url, expires_at
    )
    values (
      ${publicId}, ${order.reference}, ${order.units}, ${order.currency}, ${order.description},
      ${order.callbackUrl}, ${order.returnUrl}, now() + make_interval(mins => ${minutes})
    )
    on conflict (reference) do nothing
    returning ${COLUMNS}`);
}

export function paymentByReference(tx: Tx, reference: string): Promise<Payment | undefined> {
  return tx.row<Payment>(sql`select ${COLUMNS} from payment where reference = ${reference}`);
}

export function paymentByPublicId(tx: Tx, publicId: string): Promise<Payment | undefined> {
  return tx.row<Payment>(sql`select ${COLUMNS} from payment where public_id = ${publicId}`);
}

/** The payment, locked until the transaction ends, so that two clicks run one after the other. */
export function lockPayment(tx: Tx, publicId: string): Promise<Payment | undefined> {
  return tx.row<Payment>(
    sql`select ${COLUMNS} from payment where public_id = ${publicId} for update`,
  );
}

/** Payments paid from a time until before another one, by time, after the first `skip` of them. */
export function pagePaid(
  tx: Tx,
  { from, to, skip }: { from: Temporal.Instant; to: Temporal.Instant; skip: number },
  limit: number,
): Promise<Payment[]> {
  return tx.rows<Payment>(sql`
    select ${COLUMNS} from payment
    where status = 'PAID' and paid_at >= ${from} and paid_at < ${to}
    order by paid_at, id limit ${limit} offset ${skip}`);
}

export async function setStatus(
  tx: Tx,
  id: bigint,
  status: PaymentStatus,
  paidUnits: bigint | null,
): Promise<Payment> {
  const payment = await tx.row<Payment>(sql`
    update payment
    set status = ${status},
      paid_units = ${paidUnits}::bigint,
      paid_at = case when ${paidUnits}::bigint is null then null else now() end
    where id = ${id}
    returning ${COLUMNS}`);
  if (!payment) throw new Error(`Payment ${id} is gone`);
  return payment;
}

/** Keeps the name of the account that pays. */
export async function setPayer(tx: Tx, id: bigint, payer: string): Promise<void> {
  await tx.run(sql`update payment set payer = ${payer} where id = ${id}`);
}

/** Overdue open payments, locked, at most `limit`. */
export function lockExpired(tx: Tx, limit: number): Promise<Payment[]> {
  return tx.rows<Payment>(sql`
    select ${COLUMNS} from payment
    where status = 'OPEN' and expires_at <= now()
    order by expires_at limit ${limit} for update skip locked`);
}
