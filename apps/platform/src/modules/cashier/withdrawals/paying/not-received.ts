import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree, mayActAlone, noteAlone, type AloneLimits } from "../../../approvals/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { withdrawalsAsking } from "../../asking.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { findMissing, isSaidToBeMissing } from "./find-missing.ts";
import { notReceivedOf } from "./not-received-approval.ts";

export type NotReceivedRefusal = "NOT_FOUND" | "WRONG_STATE" | "TOO_NEW" | "SECOND_PERSON_NEEDED";

/**
 * One person finds that a player is right. A disputed leg has failed once a second person finds the
 * same, because what fails is paid again or refunded; until then it stays disputed. The player
 * reads the reason of whom it failed by. The rest of a leg is owed once it is found, by a second
 * person too if it is more than one may move alone (`standard` where the brand has no limits).
 */
export async function notReceived(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
  standard: AloneLimits,
): Promise<Result<Withdrawal, NotReceivedRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (!staff.trusted) return refuse("TOO_NEW");
  if (!isSaidToBeMissing(leg)) return refuse("WRONG_STATE");
  const move = notReceivedOf(withdrawal, leg, reason, staff);
  const alone = leg.status === "CREATED" && (await mayActAlone(tx, staff, move, standard));
  const agreed = await agree(tx, staff, move, withdrawalsAsking, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(await findMissing(tx, found.value, reason, staffActor(staff)));
}
