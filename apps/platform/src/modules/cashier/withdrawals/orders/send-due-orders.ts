import type { Platform } from "../../../../platform.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { dueOrders } from "./orders.store.ts";
import { sendOrder } from "./send-order.ts";

/** Providers called at the same time: a slow one keeps no other order waiting. */
const AT_ONCE = 16;

/** Calls the providers of orders that are due. Answers whether there may be more. */
export async function sendDueOrders(
  platform: Platform,
  providers: readonly PaymentProvider[],
): Promise<boolean> {
  const due = await dueOrders(platform.db, AT_ONCE);
  const ends = await Promise.allSettled(due.map((one) => sendOrder(platform, providers, one)));
  for (const end of ends)
    if (end.status === "rejected")
      platform.log.error({ err: end.reason }, "an order of a payout failed");
  return due.length === AT_ONCE;
}
