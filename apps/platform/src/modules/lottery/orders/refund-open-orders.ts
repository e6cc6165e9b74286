import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { exclusionLawNow } from "../../profiles/index.ts";
import { openOrders } from "../records/rounds.store.ts";
import { giveBack } from "./give-back.ts";
import { holdUndrawn } from "./issues-for-bets.store.ts";
import { findOwnOrder } from "./orders.store.ts";

/**
 * Refunds the open orders of an excluded player, as the law of their brand wants it: none, those of
 * draws that still take orders, or all whose draw has no outcome yet. The draw's entropy was fixed
 * when it closed, and stays. Throws the conflicts that `untilCurrent` retries.
 */
export async function refundOpenOrders(
  { wallet }: Pick<Platform, "wallet">,
  tx: Tx,
  player: bigint,
): Promise<void> {
  const found = await playerById(tx, player);
  const brand = found && (await brandById(tx, found.brandId));
  if (!brand) return;
  const { openBets } = await exclusionLawNow(tx, brand);
  if (openBets === "stand") return;
  for (const round of await openOrders(tx, player)) {
    const id = BigInt(round.slice("lo_".length));
    const seen = await findOwnOrder(tx, player, id, false);
    const issue = seen && (await holdUndrawn(tx, seen.issueId));
    if (!issue || (openBets === "refundBeforeStart" && !issue.isOnSale)) continue;
    const order = await findOwnOrder(tx, player, id, true);
    if (order && !order.cancelledAt) await giveBack(tx, wallet, order);
  }
}
