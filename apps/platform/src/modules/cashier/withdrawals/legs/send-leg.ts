import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../../facts/index.ts";
import { currentSection } from "../../../settings/index.ts";
import { owedBy } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { payoutSent } from "../../facts.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { selectApprovers } from "../withdrawals.store.ts";
import { followLegs } from "./follow-legs.ts";
import { moveLeg } from "./legs.store.ts";
import { lockLeg, type LegName } from "./lock-leg.ts";

export type SendLegRefusal = "NOT_FOUND" | "WRONG_STATE" | "APPROVED_BY_YOU" | "MONEY_OWED";

const MS_PER_MINUTE = 60_000n;

/**
 * Staff sent a leg's transfer under the bank's number; an approver of the withdrawal may not. The
 * player has the brand's minutes to answer from now on.
 */
export async function sendLeg(
  tx: Tx,
  name: LegName,
  reference: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, SendLegRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.status !== "CREATED" || leg.wish === "CASH") return refuse("WRONG_STATE");
  if ((await selectApprovers(tx, withdrawal.id)).includes(staff.id))
    return refuse("APPROVED_BY_YOU");
  // The first transfer was made after this was looked at; a rest is sent much later.
  if (leg.restOf !== null && (await owedBy(tx, withdrawal.player)) > 0n)
    return refuse("MONEY_OWED");
  const { answerMinutes } = await currentSection(tx, withdrawal.brandId, "payouts");
  const sent = await moveLeg(tx, leg, "SENT", staffActor(staff), {
    reference,
    clockMs: answerMinutes === 0 ? undefined : BigInt(answerMinutes) * MS_PER_MINUTE,
  });
  const { player, publicId, currency } = withdrawal;
  const told = { player, withdrawal: publicId, units: leg.units, currency, reminder: false };
  if (sent.dueAt) await tellFact(tx, payoutSent, { ...told, minutes: answerMinutes });
  return ok(await followLegs(tx, withdrawal, staffActor(staff), { reference }));
}
