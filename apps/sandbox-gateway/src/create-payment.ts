import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPaymentId, type Order, type Payment } from "./payment.ts";
import { insertPayment, paymentByReference } from "./payments.store.ts";

/**
 * Opens a payment for an order. Repeating an order returns the same payment; a different order
 * under the same reference is refused.
 */
export async function createPayment(
  tx: Tx,
  order: Order,
  minutes: number,
): Promise<Result<Payment, "REFERENCE_REUSED">> {
  const created = await insertPayment(tx, newPaymentId(), order, minutes);
  if (created) return ok(created);
  const known = await paymentByReference(tx, order.reference);
  if (!known) throw new Error(`Payment of ${order.reference} is neither new nor known`);
  const same =
    known.units === order.units &&
    known.currency === order.currency &&
    known.callbackUrl === order.callbackUrl;
  return same ? ok(known) : refuse("REFERENCE_REUSED");
}
