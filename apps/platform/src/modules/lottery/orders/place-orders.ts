import type { Tx } from "@perya/postgres";
import { ok, type Ok } from "@perya/result";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { categoryNumber, visibleGamesOf } from "../../catalogue/index.ts";
import { cashOf, type Wallet } from "../../wallet/index.ts";
import { lockRunning } from "../chases/chases.store.ts";
import { counterName } from "../exposure/counters.ts";
import { selectCountersOf } from "../exposure/exposure.store.ts";
import { limitsOf } from "../limits/limits-of.ts";
import { recallOdds, type OddsMemory } from "../odds/odds-memory.ts";
import { pausedAmong } from "../../limits/index.ts";
import type { Bet } from "./bet.ts";
import { decideOrder } from "./decide-order.ts";
import { holdIssues } from "./issues-for-bets.store.ts";
import { betOf, roundOf, type Order } from "./order.ts";
import { refuseOrder, type OrderRefusal, type OrderRefused } from "./order-refusal.ts";
import { insertOrders, nextOrderIds, selectByKeys, type Placed } from "./orders.store.ts";
import { reserve } from "./reserve.store.ts";
import { sumsName, visibleName, type OrderSnapshot } from "./snapshot.ts";
import { selectSums } from "./sums.store.ts";

/** An order worker: a process has several, each with one transaction at a time. */
export interface Desk {
  readonly wallet: Wallet;
  /** The wallet's chain for its debits, so that it waits for no other worker's. */
  readonly chain: number;
  readonly odds: OddsMemory;
}

export type PlacedOrder = Ok<Order> | OrderRefused;

/**
 * Places many orders in one transaction, each decided by itself in sequence, with one debit each;
 * the answers are valid once it has committed. Their issues are locked from the start; counters and
 * sums are read without a lock and verified by the last write, so that batches block each other
 * only for the time of a commit. The reservation of an order that can't be paid is freed for those
 * it kept out. An order with a known key is answered as before. Throws the conflicts that
 * `untilCurrent` retries. No two of the bets may have the same player and key.
 */
export async function placeOrders(
  tx: Tx,
  desk: Desk,
  bets: readonly Bet[],
): Promise<readonly PlacedOrder[]> {
  // Queried all at once: the connection answers them one after the other, without a pause.
  const [snapshot, known, ids] = await Promise.all([
    readSnapshot(tx, desk, bets),
    knownOrders(tx, bets),
    nextOrderIds(tx, bets.length),
  ]);
  const answers = new Map<Bet, PlacedOrder>();
  for (const [bet, order] of known)
    answers.set(bet, order.asked === bet.asked ? ok(order) : refuseOrder("KEY_REUSED"));
  const placed: Placed[] = [];
  for (
    let open = bets
      .map((bet, at) => ({ bet, id: ids[at] ?? unanswered() }))
      .filter(({ bet }) => !answers.has(bet));
    open.length > 0;
  ) {
    const { tried, full } = decideAll(snapshot, open, answers);
    const paid = await debit(tx, desk, tried, answers);
    placed.push(...paid);
    open = paid.length === tried.length ? [] : await withMoney(tx, full);
  }
  if (placed.length > 0)
    await Promise.all([
      insertOrders(tx, placed),
      reserve(tx, snapshot.counters.values(), snapshot.sums.values()),
    ]);
  return bets.map((bet) => answers.get(bet) ?? unanswered());
}

/** An undecided order, with the number it gets if it is placed. */
interface Open {
  readonly id: bigint;
  readonly bet: Bet;
}

/**
 * Refusals caused by other orders' reservations: these are decided again when a reservation is
 * freed.
 */
const FOR_WANT_OF_ROOM: ReadonlySet<OrderRefusal> = new Set([
  "EXPOSURE_FULL",
  "ODDS_CHANGED",
  "ISSUE_PAYOUT_TOO_LARGE",
]);

/** Decides orders one after the other: those to debit, and those refused for lack of capacity. */
function decideAll(
  snapshot: OrderSnapshot,
  open: readonly Open[],
  answers: Map<Bet, PlacedOrder>,
): { readonly tried: Placed[]; readonly full: Open[] } {
  const tried: Placed[] = [];
  const full: Open[] = [];
  for (const one of open) {
    const decided = decideOrder(snapshot, one.bet);
    if (decided.ok) tried.push({ ...one, agreed: decided });
    else {
      answers.set(one.bet, decided);
      if (FOR_WANT_OF_ROOM.has(decided.refusal)) full.push(one);
    }
  }
  return { tried, full };
}

/**
 * Orders covered by their player's balance. Without this check, orders that can't be paid would
 * take each other's capacity one after the other, and each time would cost the whole batch a debit.
 */
async function withMoney(tx: Tx, open: readonly Open[]): Promise<Open[]> {
  if (open.length === 0) return [];
  const cash = await cashOf(tx, [...new Set(open.map(({ bet }) => bet.order.player.id))]);
  return open.filter(({ bet: { order, stake } }) => (cash.get(order.player.id) ?? 0n) >= stake);
}

/** Takes the stakes. An order that can't be paid frees its reservation. */
async function debit(
  tx: Tx,
  { wallet, chain }: Desk,
  tried: readonly Placed[],
  answers: Map<Bet, PlacedOrder>,
): Promise<Placed[]> {
  if (tried.length === 0) return [];
  const paid = await wallet.appendEach(
    tx,
    tried.map((one) => [debitOf(one)]),
    chain,
  );
  return tried.filter((one, at) => {
    const no = refusalOf(paid[at]?.[0]);
    if (no) one.agreed.release();
    answers.set(one.bet, no ?? ok(orderOf(one)));
    return !no;
  });
}

async function knownOrders(tx: Tx, bets: readonly Bet[]): Promise<(readonly [Bet, Order])[]> {
  const name = (player: bigint, key: string) => `${player}/${key}`;
  const stored = await selectByKeys(
    tx,
    bets.map(({ order }) => ({ player: order.player.id, key: order.key })),
  );
  if (stored.length === 0) return [];
  const known = new Map(stored.map((order) => [name(order.player, order.key), order]));
  return bets.flatMap((bet) => {
    const order = known.get(name(bet.order.player.id, bet.order.key));
    return order ? [[bet, order] as const] : [];
  });
}

async function readSnapshot(tx: Tx, desk: Desk, bets: readonly Bet[]): Promise<OrderSnapshot> {
  const keys = new Map(
    bets.flatMap(({ counters }) => counters.map((key) => [counterName(key), key])),
  );
  const owners = new Map(
    bets.map(({ issue, order: { player } }) => [
      sumsName(issue.id, player.id),
      { issueId: issue.id, player: player.id },
    ]),
  );
  const rules = new Map(bets.map(({ issue }) => [issue.id, issue.rules]));
  const [issues, counters, sums, chases, visible, limits, paused] = await Promise.all([
    holdIssues(tx, [...rules.keys()]),
    selectCountersOf(tx, keys),
    selectSums(tx, [...owners.values()]),
    lockRunning(
      tx,
      bets.flatMap(({ order }) => order.chaseId ?? []),
    ),
    readVisible(tx, bets),
    limitsOf(
      tx,
      bets.map(({ order }) => order.player.currency),
    ),
    pausedAmong(
      tx,
      bets.map(({ order }) => order.player.id),
    ),
  ]);
  const offered = Array.from(issues.values(), ({ id, prizeMode, oddsVersion }) => ({
    prizeMode,
    rules: rules.get(id) ?? "",
    version: oddsVersion,
  }));
  return {
    issues,
    counters,
    sums,
    chases,
    visible,
    limits,
    paused,
    odds: await recallOdds(tx, desk.odds, offered),
  };
}

async function readVisible(tx: Tx, bets: readonly Bet[]): Promise<ReadonlySet<string>> {
  const byBrand = Map.groupBy(bets, ({ order }) => order.player.brandId);
  const names = await Promise.all(
    Array.from(byBrand, async ([brandId, theirs]) => {
      const games = await visibleGamesOf(tx, brandId, [
        ...new Set(theirs.map(({ issue }) => issue.catalogueGameId)),
      ]);
      return games.map(({ id }) => visibleName(brandId, id));
    }),
  );
  return new Set(names.flat());
}

const LOTTERY = categoryNumber("LOTTERY");

/**
 * The one movement of an order: lottery orders are a vendor's bets to the wallet, so records,
 * limits and turnover read them like any other.
 */
function debitOf({ id, bet: { order, issue, stake, law } }: Placed): VendorCommand {
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
    counted: true,
    law,
    category: LOTTERY,
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
