import { rulesOf } from "../../../apps/platform/src/modules/lottery/games/rules-of.ts";
import type { StoredDraw, StoredOrder } from "./evening.store.ts";

/** The result of an order; ledger units. */
export interface ComputedOrder {
  readonly order: StoredOrder;
  /**
   * What the player should have received: winnings, pushed stakes, and the whole stake if the draw
   * is void. Undefined until the draw is settled or void.
   */
  readonly payout: bigint | undefined;
  readonly pushed: bigint;
}

const ODDS_ONE = 10_000n;

/** Settles an order line by line with the rules, and with independent arithmetic. */
export function computeOrder(order: StoredOrder, draw: StoredDraw | undefined): ComputedOrder {
  if (order.cancelled || draw?.status === "VOIDED")
    return { order, payout: order.stake, pushed: order.stake };
  if (draw?.status !== "SETTLED") return { order, payout: undefined, pushed: 0n };
  const rules = rulesOf(draw.rules);
  let [payout, pushed] = [0n, 0n];
  for (const { market, selection, unitMinor, count, odds } of order.lines) {
    const { hits, push } = rules.settle({ market, selection }, draw.outcome);
    const cost = unitMinor * BigInt(count) * order.minor;
    let tenThousandths = 0n;
    for (let at = 0; at < odds.length; at++)
      tenThousandths += unitMinor * BigInt(odds[at] ?? 0) * BigInt(hits[at] ?? 0);
    const won = (tenThousandths - (tenThousandths % ODDS_ONE)) / ODDS_ONE;
    payout += push ? cost : won * order.minor;
    if (push) pushed += cost;
  }
  return { order, payout, pushed };
}
