import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { count, counterName, poolOf } from "../exposure/counters.ts";
import { lockCounters, writeCounters } from "../exposure/exposure.store.ts";
import { hitsCounted } from "../exposure/hits-counted.ts";
import { rulesOf } from "../games/rules-of.ts";
import { liabilityOf } from "./decide-order.ts";
import { holdIssues } from "./issues-for-bets.store.ts";
import { betOf, roundOf, type Order } from "./order.ts";
import { findOwnOrder, markCancelled, selectLines, type OrderToCancel } from "./orders.store.ts";
import { lockSums, writeSums } from "./sums.store.ts";

export type CancelRefusal = "NOT_FOUND" | "ISSUE_CLOSED" | "TOO_LATE";

/**
 * Takes an order back while its issue is open and its game's time for it has not run out: the stake is given back, its exposure is free again, and it is not in the draw. One
 * that was cancelled before is answered as it is.
 */
export async function cancelOrder(tx: Tx, wallet: Wallet, player: bigint, orderId: bigint): Promise<Result<Order, CancelRefusal>> {
  const found = await findOwnOrder(tx, player, orderId, false);
  if (!found) return refuse("NOT_FOUND");
  const issue = (await holdIssues(tx, [found.issueId])).get(found.issueId);
  if (!issue) return refuse("NOT_FOUND");
  const order = await findOwnOrder(tx, player, orderId, true);
  if (!order) return refuse("NOT_FOUND");
  if (order.cancelledAt) return ok(order);
  if (!issue.isOnSale) return refuse("ISSUE_CLOSED");
  const until = order.placedAt.add({ seconds: order.cancelSeconds });
  if (order.cancelSeconds === 0 || Temporal.Instant.compare(issue.now, until) > 0) return refuse("TOO_LATE");
  await release(tx, order);
  const paid = await wallet.append(tx, [
    {
      kind: "rollback",
      vendor: order.vendorId,
      player,
      transaction: `void:${roundOf(order.id)}`,
      round: roundOf(order.id),
      game: order.gameCode,
      currency: order.currency,
      units: 0n,
      reference: betOf(order.id),
      free: false,
      closesRound: true,
    },
  ]);
  if (!paid.ok) throw new Error(`The stake of ${roundOf(order.id)} was not given back: ${paid.refusal}`);
  return ok({ ...order, cancelledAt: await markCancelled(tx, order.id) });
}

/** Gives back what the order had reserved, reckoned from its lines as it was when it was accepted. */
async function release(tx: Tx, order: OrderToCancel): Promise<void> {
  const rules = rulesOf(order.rules);
  const pool = poolOf(order.currency, order.book);
  const lines = (await selectLines(tx, order.id)).map((line) => {
    const isPool = rules.markets.find(({ code }) => code === line.market)?.exposure === "pool";
    return { ...line, key: { issueId: order.issueId, pool, market: line.market, selection: isPool ? "" : line.selection } };
  });
  const counters = await lockCounters(tx, new Map(lines.map(({ key }) => [counterName(key), key])));
  for (const { key, market, selection, unitMinor, count: lots, odds } of lines) {
    const counter = counters.get(counterName(key));
    const hits = hitsCounted(rules, order.terms, { market, selection, count: lots, prices: odds.map(String) });
    if (counter) count(counter, -liabilityOf({ unitMinor, hits }, odds, order.minor), -unitMinor * BigInt(lots) * order.minor);
  }
  const sums = await lockSums(tx, [{ issueId: order.issueId, player: order.player }]);
  for (const sum of sums.values()) Object.assign(sum, { stake: sum.stake - order.stake, maxPayout: sum.maxPayout - order.maxPayout, changed: true });
  if (!(await writeCounters(tx, counters)) || !(await writeSums(tx, sums.values())))
    throw new Error(`What ${roundOf(order.id)} had reserved is gone`);
}
