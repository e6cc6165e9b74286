import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../../approvals/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { withdrawalsAsking } from "../../asking.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { failLeg } from "./fail-payout.ts";
import { notReceivedOf } from "./not-received-approval.ts";

export type NotReceivedRefusal = "NOT_FOUND" | "WRONG_STATE" | "TOO_NEW" | "SECOND_PERSON_NEEDED";

/**
 * One person finds that the player of a disputed leg is right. It has failed once a second person
 * finds the same, because what fails is paid again or refunded; until then it stays disputed. The
 * player reads the reason of whom it failed by.
 */
export async function notReceived(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, NotReceivedRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (!staff.trusted) return refuse("TOO_NEW");
  if (leg.status !== "DISPUTED") return refuse("WRONG_STATE");
  const agreed = await agree(
    tx,
    staff,
    notReceivedOf(withdrawal, leg, reason, staff),
    withdrawalsAsking,
  );
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  return ok(await failLeg(tx, found.value, reason, staffActor(staff)));
}
