import type { Tx } from "@perya/postgres";
import type { Wallet } from "../../wallet/index.ts";
import { count, counterAt, counterName, poolOf, type Counter } from "../exposure/counters.ts";
import { hitsCounted } from "../exposure/hits-counted.ts";
import { rulesOf } from "../games/rules-of.ts";
import { liabilityOf } from "./decide-order.ts";
import { betOf, roundOf, voidOf } from "./order.ts";
import { markCancelled, selectLines, type OrderToCancel } from "./orders.store.ts";
import { reserve } from "./reserve.store.ts";
import { sumsAt } from "./sums.store.ts";

/**
 * Gives the stake of an order back, frees its exposure, and takes it out of its draw; answers when.
 * The caller has locked the order, and made sure that its draw has no outcome yet. Throws the
 * conflicts that `untilCurrent` retries.
 */
export async function giveBack(
  tx: Tx,
  wallet: Wallet,
  order: OrderToCancel,
): Promise<Temporal.Instant> {
  const paid = await wallet.append(tx, [
    {
      kind: "rollback",
      vendor: order.vendorId,
      player: order.player,
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
  return cancelledAt;
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
