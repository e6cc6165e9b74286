import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../../facts/index.ts";
import { currentSection } from "../../../settings/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { payoutSent } from "../../facts.ts";
import { smaller } from "../../limits.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import type { Leg } from "./leg.ts";
import { moveLeg } from "./legs.store.ts";
import { endLegRequests, FORCE_KIND, NOT_RECEIVED_KIND } from "./leg-requests.ts";
import { lockLeg, type LegName } from "./lock-leg.ts";

const MS_PER_MINUTE = 60_000n;

/**
 * Staff send a dispute back to the player, who is told, reads why and answers again: the bank says
 * it arrived. The clock goes on with what was left of it, and with enough to answer in.
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
  const { askAgainMinutes } = await currentSection(tx, withdrawal.brandId, "payouts");
  const clockMs = timeAgain(leg, BigInt(askAgainMinutes) * MS_PER_MINUTE);
  await moveLeg(tx, leg, "SENT", staffActor(staff), { reason, clockMs });
  await tellFact(tx, payoutSent, {
    player: withdrawal.player,
    withdrawal: withdrawal.publicId,
    units: leg.units,
    currency: withdrawal.currency,
    minutes: clockMs === undefined ? null : Number(clockMs / MS_PER_MINUTE),
    reminder: false,
  });
  const about = [FORCE_KIND, NOT_RECEIVED_KIND] as const;
  await endLegRequests(tx, name, "The player is asked again", about);
  return ok(await followLegs(tx, withdrawal, staffActor(staff), { reason }));
}

/**
 * Milliseconds to answer again: what was left, but as much as the brand gives at least, or all of
 * the time that the leg was sent with where that is less. Undefined when its time never ends.
 */
function timeAgain({ clockMs, leftMs }: Leg, enough: bigint): bigint | undefined {
  if (clockMs === null || leftMs === null) return undefined;
  const least = smaller(clockMs, enough);
  return leftMs < least ? least : leftMs;
}
