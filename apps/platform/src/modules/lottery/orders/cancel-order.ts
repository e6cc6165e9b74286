import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { giveBack } from "./give-back.ts";
import { holdIssues } from "./issues-for-bets.store.ts";
import type { Order } from "./order.ts";
import { findOwnOrder } from "./orders.store.ts";

export type CancelRefusal = "NOT_FOUND" | "ISSUE_CLOSED" | "TOO_LATE";

/**
 * Cancels an order while its issue is open and its game's cancellation period lasts: the stake is
 * refunded, its exposure is freed, and it is not in the draw. A cancelled order is returned as it
 * is. Throws the conflicts that `untilCurrent` retries.
 */
export async function cancelOrder(
  tx: Tx,
  wallet: Wallet,
  player: bigint,
  orderId: bigint,
): Promise<Result<Order, CancelRefusal>> {
  const found = await findOwnOrder(tx, player, orderId, false);
  if (!found) return refuse("NOT_FOUND");
  const issue = (await holdIssues(tx, [found.issueId])).get(found.issueId);
  if (!issue) return refuse("NOT_FOUND");
  const order = await findOwnOrder(tx, player, orderId, true);
  if (!order) return refuse("NOT_FOUND");
  if (order.cancelledAt) return ok(order);
  if (!issue.isOnSale) return refuse("ISSUE_CLOSED");
  const until = order.placedAt.add({ seconds: order.cancelSeconds });
  if (order.cancelSeconds === 0 || Temporal.Instant.compare(issue.now, until) > 0)
    return refuse("TOO_LATE");
  const cancelledAt = await giveBack(tx, wallet, order);
  return ok({ ...order, cancelledAt });
}
