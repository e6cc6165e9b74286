import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@perya/postgres";
import type { Check } from "../../chaos/proof/check.ts";
import { checkOnce } from "../../chaos/proof/check-ledgers.ts";
import { readLedger } from "../../chaos/proof/ledger.ts";
import { verifyLedger } from "../../chaos/proof/verify-ledger.ts";
import type { Journal } from "../people/journal.ts";
import type { Stage } from "../stage.ts";
import { checkFair, checkNoneSkipped, checkPublished } from "./check-draws.ts";
import { proveGifts } from "./prove-gifts.ts";
import { checkBooked, checkPlayers, checkRounds } from "./check-money.ts";
import { checkChases, checkTold } from "./check-orders.ts";
import {
  countUnfinished,
  readBooked,
  readChases,
  readCounted,
  readDraws,
  readOrders,
  type StoredDraw,
} from "./evening.store.ts";
import { computeOrder, type ComputedOrder } from "./compute-order.ts";

const AGAIN_MS = 500;
const LIMIT_MS = 180_000;

/**
 * The evening: its start, the time of its last draw, and the interval of each game's draws;
 * milliseconds.
 */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly everyMs: number;
}

/** A span whose first part was of the day before. */
export interface DaysSpan extends Span {
  readonly dayEnd: number;
  /** Until when turnover counted for the raffle. */
  readonly raffleEnd: number;
}

export interface Proof {
  readonly checks: readonly Check[];
  readonly draws: readonly StoredDraw[];
  readonly computed: readonly ComputedOrder[];
  /** Entries of the players' logs. */
  readonly entries: number;
}

/** Waits until every draw with a bet is settled or void, and recomputes the evening. */
export async function prove(
  db: Database,
  stage: Stage,
  journal: Journal,
  { from, to, everyMs, dayEnd, raffleEnd }: DaysSpan,
): Promise<Proof> {
  const deadline = Date.now() + LIMIT_MS;
  while ((await countUnfinished(db, to)) > 0n && Date.now() < deadline) await pause(AGAIN_MS);
  const orders = await readOrders(db);
  const draws = await readDraws(db, to);
  const byId = new Map(draws.map((draw) => [draw.id, draw]));
  const computed = orders.map((order) => computeOrder(order, byId.get(order.draw)));
  const ids = stage.players.map(({ id }) => id);
  const ledger = await readLedger(db, ids);
  const played = { journal, computed, draws: byId, dayEnd };
  const given = await proveGifts(db, stage, played, raffleEnd);
  const told = new Map<bigint, { cash: bigint; owed: bigint }>();
  for (const { id, call } of stage.players) {
    const { value } = await call("GET", "/balance");
    const { sumBalance, owed } = value as Readonly<
      Record<"sumBalance" | "owed", { readonly amount: string }>
    >;
    told.set(id, { cash: BigInt(sumBalance.amount), owed: BigInt(owed.amount) });
  }
  const [visitor] = stage.players;
  if (!visitor) throw new Error("There are no players");
  const checks = [
    checkNoneSkipped(draws, from, to, everyMs),
    checkFair(draws, orders),
    await checkPublished(draws, (path) => visitor.call("GET", path)),
    checkTold(journal, orders),
    checkChases(journal, await readChases(db), orders),
    checkRounds(computed, ledger),
    checkOnce(ledger),
    checkPlayers(stage.players, computed, told, given.units),
    ...given.checks,
    checkBooked(computed, await readBooked(db), await readCounted(db)),
    await verifyLedger(stage.env),
  ];
  return {
    checks: checks.map(notIdle),
    draws,
    computed,
    entries: [...ledger.logs.values()].flat().length,
  };
}

/** A check without any items proves nothing. */
function notIdle(check: Check): Check {
  return check.looked > 0
    ? check
    : { ...check, faults: [...check.faults, "there was nothing to look at"] };
}
