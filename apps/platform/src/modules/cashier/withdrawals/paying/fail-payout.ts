import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { staffActor, type Actor, type ActingStaff } from "../../cashier.ts";
import { followLegs } from "../legs/follow-legs.ts";
import { isUnchosen } from "../legs/leg.ts";
import { moveLeg } from "../legs/legs.store.ts";
import { endLegRequests } from "../legs/leg-requests.ts";
import { lockLeg, type LegName, type LockedLeg } from "../legs/lock-leg.ts";
import { openOrderOf } from "../orders/orders.store.ts";
import type { Withdrawal } from "../withdrawal.ts";

/**
 * Records that the bank refused a leg's transfer before it was sent. The money stays held until the
 * leg is paid again or refunded.
 */
export async function failPayout(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  // A rest that staff have not found owed was not sent, so no bank has refused it.
  const { status, owed } = found.value.leg;
  if (status !== "CREATED" || !owed || isUnchosen(found.value.leg)) return refuse("WRONG_STATE");
  // What a provider is at fails by the provider alone.
  if (await openOrderOf(tx, found.value.leg.id)) return refuse("WRONG_STATE");
  return ok(await failLeg(tx, found.value, reason, staffActor(staff)));
}

/** Moves a leg that the caller holds to FAILED; requests for a second person about it are over. */
export async function failLeg(
  tx: Tx,
  { withdrawal, leg }: LockedLeg,
  reason: string,
  actor: Actor,
): Promise<Withdrawal> {
  await moveLeg(tx, leg, "FAILED", actor, { reason });
  const name = { publicId: withdrawal.publicId, n: leg.n };
  await endLegRequests(tx, name, "The payout failed");
  return followLegs(tx, withdrawal, actor, { reason });
}
