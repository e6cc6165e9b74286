import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import { moveLeg } from "./legs.store.ts";
import { endLegRequests, FORCE_KIND } from "./leg-requests.ts";
import { lockLeg, type LegName } from "./lock-leg.ts";

/**
 * Staff send a dispute back to the player, who reads why and answers again: the bank says it
 * arrived. The clock goes on with what was left of it.
 */
export async function askAgain(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.status !== "DISPUTED") return refuse("WRONG_STATE");
  await moveLeg(tx, leg, "SENT", staffActor(staff), { reason, clockMs: leg.leftMs ?? undefined });
  await endLegRequests(tx, name, [FORCE_KIND], "The player is asked again");
  return ok(await followLegs(tx, withdrawal, staffActor(staff), { reason }));
}
