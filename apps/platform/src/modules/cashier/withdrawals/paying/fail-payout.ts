import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { followLegs } from "../legs/follow-legs.ts";
import type { LegStatus } from "../legs/leg.ts";
import { moveLeg } from "../legs/legs.store.ts";
import { endLegRequests, FORCE_KIND, RETURN_KIND } from "../legs/leg-requests.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";

/**
 * Records that the bank refused a leg's transfer, or that a player who did not receive it is right.
 * The money stays held until the leg is paid again or refunded.
 */
export async function failPayout(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
  from: Extract<LegStatus, "CREATED" | "DISPUTED"> = "CREATED",
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.status !== from) return refuse("WRONG_STATE");
  await moveLeg(tx, leg, "FAILED", staffActor(staff), { reason });
  await endLegRequests(tx, name, [RETURN_KIND, FORCE_KIND], "The payout failed");
  return ok(await followLegs(tx, withdrawal, staffActor(staff), { reason }));
}
