import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newEventId } from "./payment.ts";
import { behaviourOf, newPayoutId, payoutWire, type Payout } from "./payout.ts";
import { insertPayoutCallback, lockPayout, setPayout } from "./payouts.store.ts";

/** Seconds between the news that a payout failed and the money that was sent all the same. */
const LATE_SECONDS = 3;
const SLOW_SECONDS = 20;

/** Releases a payout, once: it does what its account asks for. The shop's callbacks are stored. */
export async function releasePayout(
  tx: Tx,
  publicId: string,
): Promise<Result<Payout, "NOT_FOUND">> {
  const payout = await lockPayout(tx, publicId);
  if (!payout) return refuse("NOT_FOUND");
  return ok(payout.status === "PLACED" ? await carryOut(tx, payout) : payout);
}

async function carryOut(tx: Tx, payout: Payout): Promise<Payout> {
  const behaviour = behaviourOf(payout);
  const { id } = payout;
  if (behaviour === "fail") return told(tx, await setPayout(tx, id, "FAILED"));
  if (behaviour === "late") {
    const failed = await told(tx, await setPayout(tx, id, "FAILED", { turnsAfter: LATE_SECONDS }));
    await told(tx, { ...payout, status: "PAID" }, LATE_SECONDS);
    return failed;
  }
  if (behaviour === "slow") {
    const slow = await setPayout(tx, id, "RELEASED", { turnsAfter: SLOW_SECONDS });
    await told(tx, { ...payout, status: "PAID" }, SLOW_SECONDS);
    return slow;
  }
  if (behaviour === "other-number") {
    await told(tx, { ...payout, status: "PAID", publicId: newPayoutId() });
    return setPayout(tx, id, "RELEASED");
  }
  if (behaviour === "other-amount")
    return told(tx, await setPayout(tx, id, "PAID", { paidUnits: payout.units / 2n || 1n }));
  const paid = await setPayout(tx, id, "PAID");
  if (behaviour === "never" || behaviour === "lose-release") return paid;
  if (behaviour === "twice") await told(tx, paid, 0, 2);
  return told(tx, paid);
}

/** Stores the callback of what became of a payout, the same one so many times. */
async function told(tx: Tx, payout: Payout, delaySeconds = 0, times = 1): Promise<Payout> {
  const event = newEventId();
  const body = JSON.stringify({ ...payoutWire(payout), event });
  for (let at = 0; at < times; at += 1)
    await insertPayoutCallback(tx, payout.id, event, body, delaySeconds);
  return payout;
}
