import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { keepNotOurs, sendBackArrival } from "../../cashier/index.ts";
import { setMatched } from "../matching/matching.store.ts";
import { isArrival, type Difference } from "./difference.ts";
import { setSettled } from "./differences.store.ts";
import { holdDifference } from "./hold-difference.ts";

/** How staff want to settle a difference: with a reason, as another's other side, or sent back. */
export interface Wanted {
  readonly reason: string;
  /** Public id of the difference that is its other side. */
  readonly other?: string | undefined;
  /** The provider's number of the payment by which staff sent it back. */
  readonly returned?: string | undefined;
}

export type SettleRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "NOT_A_PAIR"
  | "NOT_AN_ARRIVAL"
  | "REFERENCE_USED";

/** The other side of a difference, where it is one and both are open. */
export async function otherSideOf(
  tx: Tx,
  difference: Difference,
  publicId: string,
): Promise<Result<Difference, SettleRefusal>> {
  const other = await holdDifference(tx, publicId, difference.brandId);
  if (!other) return refuse("NOT_FOUND");
  if (other.state !== "OPEN") return refuse("WRONG_STATE");
  const kinds = new Set([difference.kind, other.kind]);
  const isPair =
    kinds.has("MISSING_WITH_US") &&
    kinds.has("MISSING_AT_PROVIDER") &&
    other.provider === difference.provider &&
    other.direction === difference.direction &&
    other.currency === difference.currency;
  return isPair ? ok(other) : refuse("NOT_A_PAIR");
}

/**
 * Settles an open difference, which the caller has locked. What is sent back is credited to nobody
 * any more; it is refused for what was credited, or found as a payout's return, meanwhile. Nor do
 * staff credit a transfer that was none of ours.
 */
export async function carryOut(
  tx: Tx,
  difference: Difference,
  { reason, other: otherId, returned }: Wanted,
  by: string,
): Promise<Result<undefined, SettleRefusal>> {
  if (difference.state !== "OPEN") return refuse("WRONG_STATE");
  if (returned !== undefined && !isArrival(difference)) return refuse("NOT_AN_ARRIVAL");
  if (otherId === undefined) {
    if (returned !== undefined) {
      const { brandId, provider, number } = difference;
      const sent = await sendBackArrival(tx, { brandId, provider, number: number ?? "" });
      if (!sent.ok) return sent;
    } else if (isArrival(difference) && difference.provider === "bank") {
      await keepNotOurs(tx, difference.brandId, difference.number ?? "");
    }
    const how = returned === undefined ? "NOTED" : "SENT_BACK";
    await setSettled(tx, difference, { how, reason, returned }, by);
    return ok(undefined);
  }
  const found = await otherSideOf(tx, difference, otherId);
  if (!found.ok) return found;
  const pair = [difference, found.value];
  const line = pair.find((one) => one.line !== null)?.line;
  const movement = pair.find((one) => one.movement !== null)?.movement;
  if (!line || !movement) throw new Error("One side is a line and the other a movement");
  await setMatched(tx, difference, [{ line, movement, by: "LINKED" }]);
  for (const one of pair) await setSettled(tx, one, { how: "LINKED", reason }, by);
  return ok(undefined);
}
