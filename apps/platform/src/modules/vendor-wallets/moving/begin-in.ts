import { randomUUID } from "node:crypto";
import { roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { vendorsOff, type Vendor } from "../../catalogue/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { takeFromCash } from "../legs.ts";
import type { Cause, Holder, Movement } from "../movement.ts";
import { insertMovement, lockHolder, movementByKey, openMovement } from "../movements.store.ts";
import { addKept } from "../wallets.store.ts";

export interface BeginIn {
  readonly holder: Holder;
  readonly vendor: Vendor;
  readonly units: bigint;
  readonly cause: Cause;
  /** The page's key: the same again is the same movement. */
  readonly key: string;
}

export type BeginRefusal =
  | "KEY_REUSED"
  | "VENDOR_CLOSED"
  | "ON_THE_WAY"
  | "NOT_WHOLE"
  | "INSUFFICIENT_FUNDS"
  | "LIMIT_REACHED"
  | "PLAYER_DISABLED";

/**
 * Begins a movement to a vendor: the money leaves cash in the same transaction, and is sent after
 * its commit. Nothing begins while another movement with the vendor is open.
 */
export async function beginIn(
  tx: Tx,
  wallet: Wallet,
  { holder, vendor, units, cause, key }: BeginIn,
): Promise<Result<Movement, BeginRefusal>> {
  await lockHolder(tx, holder.id);
  const earlier = await movementByKey(tx, holder.id, key);
  if (earlier) {
    const same = earlier.direction === "IN" && earlier.vendor === vendor.id;
    return same && earlier.units === units ? ok(earlier) : refuse("KEY_REUSED");
  }
  const { currency } = holder;
  if (roundDownToMinor({ units, currency }).units !== units) return refuse("NOT_WHOLE");
  if (!vendor.active || (await vendorsOff(tx, holder.brandId)).has(vendor.id))
    return refuse("VENDOR_CLOSED");
  if (await openMovement(tx, holder.id, vendor.id)) return refuse("ON_THE_WAY");
  const begun = newMovement(holder, vendor.id, { direction: "IN", units, cause, key });
  // Taken before it is written: a refusal leaves no row behind, even where its caller commits.
  const taken = await takeFromCash(tx, wallet, { ...begun, units });
  if (taken.ok) {
    // The wallet is known from now on: what is played there before we are told that the money has
    // arrived is a known player's.
    await addKept(tx, holder, vendor.id, 0n);
    const actor = cause === "PLAYER" ? "player" : "system";
    return ok(await insertMovement(tx, { ...begun, status: "TAKEN" }, actor));
  }
  if (taken.refusal === "NOT_ENOUGH_MONEY") return refuse("INSUFFICIENT_FUNDS");
  if (taken.refusal === "LIMIT_REACHED" || taken.refusal === "PLAYER_DISABLED")
    return refuse(taken.refusal);
  throw new Error(`Money for vendor ${vendor.slug} could not be taken: ${taken.refusal}`);
}

/** What is known of a movement when it begins. */
export function newMovement(
  { id, publicId, username, brandId, currency, book }: Holder,
  vendor: number,
  asked: Pick<Movement, "direction" | "units" | "cause" | "key">,
) {
  return {
    ...asked,
    publicId: newPublicId("vm"),
    transaction: randomUUID(),
    player: id,
    vendor,
    brandId,
    playerName: username,
    playerRef: publicId,
    currency,
    book,
  };
}
