import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { loginBarredUntil } from "../../../identity/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { insertComplaint } from "../complaints/complaints.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import { moveLeg } from "./legs.store.ts";
import { lockLeg, type LegName } from "./lock-leg.ts";

export type SayMissingRefusal = "NOT_FOUND" | "WRONG_STATE" | "MAY_SIGN_IN" | "COMPLAINT_OPEN";

/**
 * Staff record that a transfer did not arrive, as a player says by mail or by phone who may not
 * sign in and so can't say it on a page. The clock stops and the transfer is DISPUTED, as by a
 * player's own answer; of one that counts as received by now it is a complaint. Pictures are not
 * needed: what the player sent is named by the reason. Saying it again changes nothing.
 */
export async function sayMissing(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, SayMissingRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.status === "DISPUTED") return ok(withdrawal);
  if ((await loginBarredUntil(tx, withdrawal.player)) === null) return refuse("MAY_SIGN_IN");
  if (leg.status === "AUTO_CONFIRMED") {
    const said = { leg: leg.id, kind: "LATE_ANSWER", text: reason, saidUnits: 0n } as const;
    return (await insertComplaint(tx, said)) ? ok(withdrawal) : refuse("COMPLAINT_OPEN");
  }
  if (leg.status !== "SENT") return refuse("WRONG_STATE");
  await moveLeg(tx, leg, "DISPUTED", staffActor(staff), { reason });
  return ok(await followLegs(tx, withdrawal, staffActor(staff), { reason }));
}
