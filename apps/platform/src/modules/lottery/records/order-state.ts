import type { OrderRow } from "./order-records.store.ts";

/**
 * An order's state. OPEN until its issue is paid, even if it has been drawn.
 */
export const ORDER_STATES = ["OPEN", "WON", "LOST", "PUSHED", "VOIDED", "CANCELLED"] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Derived, never stored: from the issue, and from whether its outcome pays the order. */
export function orderState({
  cancelledAt,
  issueStatus,
  payout,
  pushed,
}: Pick<OrderRow, "cancelledAt" | "issueStatus" | "payout" | "pushed">): OrderState {
  if (cancelledAt) return "CANCELLED";
  if (issueStatus === "VOIDED") return "VOIDED";
  if (issueStatus !== "SETTLED") return "OPEN";
  if (payout === null) return "LOST";
  return payout === pushed ? "PUSHED" : "WON";
}
