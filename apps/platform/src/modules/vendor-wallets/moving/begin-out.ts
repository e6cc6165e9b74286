import { roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Cause, Holder, Movement } from "../movement.ts";
import { insertMovement, lockHolder, movementByKey, openMovement } from "../movements.store.ts";
import { newMovement } from "./begin-in.ts";

export interface BeginOut {
  readonly holder: Holder;
  readonly vendor: number;
  /** Ledger units; null for everything that is there. */
  readonly units: bigint | null;
  readonly cause: Cause;
  readonly key: string;
}

export type BeginOutRefusal = "KEY_REUSED" | "ON_THE_WAY" | "NOT_WHOLE";

/**
 * Begins a movement out of a vendor, also of one that is closed, and of a player who may not play:
 * the money is the player's. Nothing is credited before the vendor says that it is done.
 */
export async function beginOut(
  tx: Tx,
  { holder, vendor, units, cause, key }: BeginOut,
): Promise<Result<Movement, BeginOutRefusal>> {
  await lockHolder(tx, holder.id);
  const earlier = await movementByKey(tx, holder.id, key);
  if (earlier) {
    const same = earlier.direction === "OUT" && earlier.vendor === vendor;
    return same && (units === null || earlier.units === units) ? ok(earlier) : refuse("KEY_REUSED");
  }
  const { currency } = holder;
  if (units !== null && roundDownToMinor({ units, currency }).units !== units)
    return refuse("NOT_WHOLE");
  if (await openMovement(tx, holder.id, vendor)) return refuse("ON_THE_WAY");
  const begun = newMovement(holder, vendor, { direction: "OUT", units, cause, key });
  const actor = cause === "PLAYER" || cause === "COLLECT" ? "player" : "system";
  return ok(await insertMovement(tx, { ...begun, status: "CREATED" }, actor));
}
