import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree, type AloneLimits } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor } from "../../cashier.ts";
import { withdrawalsAsking } from "../../asking.ts";
import { followLegs } from "../legs/follow-legs.ts";
import { ANSWERABLE, PAID_LEG } from "../legs/leg.ts";
import { moveLeg } from "../legs/legs.store.ts";
import { endLegRequests } from "../legs/leg-requests.ts";
import { lockLeg } from "../legs/lock-leg.ts";
import { confirmLateReturn } from "./late-return.ts";
import { mayBeReturn } from "./may-be-return.ts";
import { insertReturn } from "./returns.store.ts";
import type { ConfirmReturnRefusal, SeenReturn } from "./seen-return.ts";
import { returnOf } from "./return-approval.ts";
import type { Withdrawal } from "../withdrawal.ts";

/**
 * One person confirms that a leg that was sent came back at the bank. It has failed once two
 * different people have typed the same number for the full amount; until then it stays sent. Only
 * a full return counts: otherwise the rest has reached the player. One that counted as received
 * already is held for its player again (`confirmLateReturn`).
 */
export async function confirmReturn(
  tx: Tx,
  wallet: Wallet,
  seen: SeenReturn,
  standard: AloneLimits,
): Promise<Result<Withdrawal, ConfirmReturnRefusal>> {
  const { staff, reason, returnedUnits, reference } = seen;
  const found = await lockLeg(tx, seen, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (!staff.trusted) return refuse("TOO_NEW");
  if (PAID_LEG.includes(leg.status))
    return confirmLateReturn(tx, wallet, found.value, seen, standard);
  if (!ANSWERABLE.includes(leg.status)) return refuse("WRONG_STATE");
  if (returnedUnits !== leg.units) return refuse("RETURNED_AMOUNT_DIFFERS");
  const may = await mayBeReturn(tx, withdrawal.brandId, reference);
  if (!may.ok) return may;
  const agreed = await agree(tx, staff, returnOf(withdrawal, seen, staff), withdrawalsAsking);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  await insertReturn(tx, leg, withdrawal.brandId, returnedUnits, reference);
  await moveLeg(tx, leg, "FAILED", staffActor(staff), { reason, reference });
  await endLegRequests(tx, seen, "The payout came back");
  return ok(await followLegs(tx, withdrawal, staffActor(staff), { reason, reference }));
}
