import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { selectClosed, selectLast } from "./closings.store.ts";

/** Why nothing may be paid by the figures of some days yet. */
type NotFinal = "DAY_IS_RED" | "DAY_NOT_CLOSED";

/**
 * Whether a brand's days up to one, ISO 8601 and included, are final: days close one after the
 * other, so the last one says it of all before. What pays by figures asks this in the transaction
 * that pays, and pays nothing when it is refused; the detail is the day that stands in the way.
 */
export async function areDaysFinal(
  tx: Tx,
  brandId: bigint,
  lastDay: string,
): Promise<Result<void, NotFinal>> {
  const closed = await selectClosed(tx, brandId);
  if (closed && closed.day >= lastDay) return ok(undefined);
  const last = await selectLast(tx, brandId);
  if (last?.state === "RED" && last.day <= lastDay) return refuse("DAY_IS_RED", last.day);
  return refuse("DAY_NOT_CLOSED", last?.state === "CLOSING" ? last.day : lastDay);
}
