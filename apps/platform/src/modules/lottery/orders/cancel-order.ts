import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { count, counterAt, counterName, poolOf, type Counter } from "../exposure/counters.ts";
import { hitsCounted } from "../exposure/hits-counted.ts";
import { rulesOf } from "../games/rules-of.ts";
import { liabilityOf } from "./decide-order.ts";
import { holdIssues } from "./issues-for-bets.store.ts";
import { betOf, roundOf, voidOf, type Order } from "./order.ts";
import { findOwnOrder, markCancelled, selectLines, type OrderToCancel } from "./orders.store.ts";
import { reserve } from "./reserve.store.ts";
import { sumsAt } from "./sums.store.ts";

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
  const paid = await wallet.append(tx, [
    {
      kind: "rollback",
      vendor: order.vendorId,
      player,
      transaction: voidOf(order.id),
      round: roundOf(order.id),
      game: order.gameCode,
      currency: order.currency,
      units: 0n,
      reference: betOf(order.id),
      free: false,
      closesRound: true,
      counted: order.counted,
    },
  ]);
  if (!paid.ok)
    throw new Error(`The stake of ${roundOf(order.id)} was not given back: ${paid.refusal}`);
  const cancelledAt = await markCancelled(tx, order.id);
  await release(tx, order);
  return ok({ ...order, cancelledAt });
}

/**
 * Frees the order's reservation, computed from its lines as when it was accepted.
 */
async function release(tx: Tx, order: OrderToCancel): Promise<void> {
  const rules = rulesOf(order.rules);
  const pool = poolOf(order.currency, order.book);
  const counters = new Map<string, Counter>();
  for (const { market, selection, unitMinor, count: lots, odds } of await selectLines(
    tx,
    order.id,
  )) {
    const isPool = rules.markets.find(({ code }) => code === market)?.exposure === "pool";
    const key = { issueId: order.issueId, pool, market, selection: isPool ? "" : selection };
    const counter = counters.get(counterName(key)) ?? counterAt(key, 0n);
    counters.set(counterName(key), counter);
    const hits = hitsCounted(rules, order.terms, {
      market,
      selection,
      count: lots,
      prices: odds.map(String),
    });
    count(
      counter,
      -liabilityOf({ unitMinor, hits }, odds, order.minor),
      -unitMinor * BigInt(lots) * order.minor,
    );
  }
  const sums = sumsAt({ issueId: order.issueId, player: order.player }, 0n);
  await reserve(tx, counters.values(), [
    { ...sums, stake: -order.stake, maxPayout: -order.maxPayout },
  ]);
}
