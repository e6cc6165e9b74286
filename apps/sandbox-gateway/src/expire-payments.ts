import type { Tx } from "@perya/postgres";
import { insertCallback } from "./callbacks.store.ts";
import { callbackBody, newEventId } from "./payment.ts";
import { lockExpired, setStatus } from "./payments.store.ts";

const PER_RUN = 100;

/** Expires overdue open payments and notifies their shops. Returns how many. */
export async function expirePayments(tx: Tx): Promise<number> {
  const expired = await lockExpired(tx, PER_RUN);
  for (const payment of expired) {
    const event = newEventId();
    await setStatus(tx, payment.id, "EXPIRED", null);
    await insertCallback(tx, payment.id, event, callbackBody(payment, "EXPIRED", event), 0);
  }
  return expired.length;
}
