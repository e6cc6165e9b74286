import type { OrderRow } from "./order-records.store.ts";

/** What became of an order. OPEN until its issue is paid; a board beside it says that it has been drawn. */
export const ORDER_STATES = ["OPEN", "WON", "LOST", "PUSHED", "VOIDED", "CANCELLED"] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Derived, never stored: from the issue, and from whether its outcome gives the order anything. */
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
