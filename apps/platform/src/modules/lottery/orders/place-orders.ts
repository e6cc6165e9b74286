import type { Tx } from "@perya/postgres";
import { ok, type Ok } from "@perya/result";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { visibleGamesOf } from "../../catalogue/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { counterName } from "../exposure/counters.ts";
import { lockCounters, writeCounters } from "../exposure/exposure.store.ts";
import { limitsOf } from "../limits/limits-of.ts";
import { currentOdds } from "../odds/current-odds.ts";
import type { Bet } from "./bet.ts";
import { decideOrder } from "./decide-order.ts";
import { holdIssues } from "./issues-for-bets.store.ts";
import { betOf, roundOf, type Order } from "./order.ts";
import { refuseOrder, type OrderRefused } from "./order-refusal.ts";
import { insertOrders, nextOrderIds, selectByKeys, type Placed } from "./orders.store.ts";
import { sumsName, visibleName, type Standing } from "./standing.ts";
import { lockSums, writeSums } from "./sums.store.ts";

/** A row that was missing has been made by somebody else: the same orders must be decided again. */
export class StaleStanding extends Error {}

export type PlacedOrder = Ok<Order> | OrderRefused;

/**
 * Places many orders in one transaction, each decided by itself in their order, with one debit each; answers are good once it has committed. Locks are taken in one order
 * everywhere: issues, counters, sums, wallet. An order whose key is known is answered as it was. Throws StaleStanding when another process was there first. No two of the bets
 * may be of one player and key.
 */
export async function placeOrders(tx: Tx, wallet: Wallet, bets: readonly Bet[]): Promise<readonly PlacedOrder[]> {
  const answers = new Map<Bet, PlacedOrder>();
  for (const [bet, order] of await knownOrders(tx, bets)) answers.set(bet, order.asked === bet.asked ? ok(order) : refuseOrder("KEY_REUSED"));
  const fresh = bets.filter((bet) => !answers.has(bet));
  if (fresh.length > 0) await placeFresh(tx, wallet, fresh, answers);
  return bets.map((bet) => answers.get(bet) ?? unanswered());
}

async function knownOrders(tx: Tx, bets: readonly Bet[]): Promise<(readonly [Bet, Order])[]> {
  const name = (player: bigint, key: string) => `${player}/${key}`;
  const stored = await selectByKeys(
    tx,
    bets.map(({ order }) => ({ player: order.player.id, key: order.key })),
  );
  const known = new Map(stored.map((order) => [name(order.player, order.key), order]));
  return bets.flatMap((bet) => {
    const order = known.get(name(bet.order.player.id, bet.order.key));
    return order ? [[bet, order] as const] : [];
  });
}

async function placeFresh(tx: Tx, wallet: Wallet, bets: readonly Bet[], answers: Map<Bet, PlacedOrder>): Promise<void> {
  const standing = await readStanding(tx, bets);
  const agreed: Omit<Placed, "id">[] = [];
  for (const bet of bets) {
    const decided = decideOrder(standing, bet);
    if (decided.ok) agreed.push({ bet, agreed: decided });
    else answers.set(bet, decided);
  }
  if (agreed.length === 0) return;
  const ids = await nextOrderIds(tx, agreed.length);
  const tried = agreed.map((one, at): Placed => ({ ...one, id: ids[at] ?? unanswered() }));
  const paid = await wallet.appendEach(
    tx,
    tried.map((one) => [debitOf(one)]),
  );
  const placed = tried.filter((one, at) => {
    const no = refusalOf(paid[at]?.[0]);
    if (no) one.agreed.release();
    answers.set(one.bet, no ?? ok(orderOf(one)));
    return !no;
  });
  if (placed.length === 0) return;
  await insertOrders(tx, placed);
  if (!(await writeCounters(tx, standing.counters)) || !(await writeSums(tx, standing.sums.values()))) throw new StaleStanding();
}

async function readStanding(tx: Tx, bets: readonly Bet[]): Promise<Standing> {
  const issues = await holdIssues(tx, [...new Set(bets.map(({ issue }) => issue.id))]);
  const visible = new Set<string>();
  for (const [brandId, theirs] of Map.groupBy(bets, ({ order }) => order.player.brandId)) {
    const ids = [...new Set(theirs.map(({ issue }) => issue.catalogueGameId))];
    for (const game of await visibleGamesOf(tx, brandId, ids)) visible.add(visibleName(brandId, game.id));
  }
  const odds = await currentOdds(
    tx,
    bets.flatMap(({ issue: { id, rules } }) => {
      const prizeMode = issues.get(id)?.prizeMode;
      return prizeMode ? [{ prizeMode, rules }] : [];
    }),
  );
  const limits = await limitsOf(
    tx,
    bets.map(({ order }) => order.player.currency),
  );
  const keys = new Map(bets.flatMap(({ counters }) => counters.map((key) => [counterName(key), key])));
  const owners = new Map(bets.map(({ issue, order: { player } }) => [sumsName(issue.id, player.id), { issueId: issue.id, player: player.id }]));
  return { issues, visible, odds, limits, counters: await lockCounters(tx, keys), sums: await lockSums(tx, [...owners.values()]) };
}

/** The one movement of an order: lottery orders are a vendor's bets to the wallet, so records, limits and turnover read them like any other. */
function debitOf({ id, bet: { order, issue, stake } }: Placed): VendorCommand {
  return {
    kind: "bet",
    vendor: issue.vendorId,
    player: order.player.id,
    transaction: betOf(id),
    round: roundOf(id),
    game: issue.gameCode,
    currency: order.player.currency,
    units: stake,
    reference: null,
    free: false,
    closesRound: false,
  };
}

function refusalOf(answer: Answer | undefined): OrderRefused | undefined {
  if (answer?.ok) return undefined;
  switch (answer?.refusal) {
    case "NOT_ENOUGH_MONEY":
    case "LIMIT_REACHED":
    case "PLAYER_DISABLED":
      return refuseOrder(answer.refusal);
    default:
      throw new Error(`The wallet answered an order's debit with ${answer?.refusal ?? "nothing"}`);
  }
}

function orderOf({ id, bet, agreed }: Placed): Order {
  const { order, stake, asked } = bet;
  const { key, gameCode, issueNo, chaseId } = order;
  const { maxPayout, placedAt, lines } = agreed;
  return {
    id,
    key,
    gameCode,
    issueNo,
    currency: order.player.currency,
    stake,
    maxPayout,
    lines: lines.length,
    chaseId,
    placedAt,
    cancelledAt: null,
    asked,
  };
}

function unanswered(): never {
  throw new Error("An order got no answer");
}
