import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../../facts/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { complaintAnswered } from "../../facts.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { answerOpen } from "./complaints.store.ts";

/**
 * Staff answer a complaint about a leg, once; the player reads it. Money that is owed to the player
 * after all is an adjustment of its own.
 */
export async function answerComplaint(
  tx: Tx,
  name: LegName,
  answer: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (!(await answerOpen(tx, leg.id, staff.username, answer))) return refuse("WRONG_STATE");
  const { player, publicId, currency } = withdrawal;
  await tellFact(tx, complaintAnswered, {
    player,
    withdrawal: publicId,
    units: leg.units,
    currency,
  });
  return ok(withdrawal);
}
