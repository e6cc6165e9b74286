import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { mayActAlone, noteAlone, type AloneLimits } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { endLegHold, returnFee } from "../end-hold.ts";
import { followLegs } from "../legs/follow-legs.ts";
import { isUnchosen, type RefundPayoutRefusal } from "../legs/leg.ts";
import { moveLeg, selectFailedBy } from "../legs/legs.store.ts";
import { endLegRequests, ORDER_KIND } from "../legs/leg-requests.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import { openOrderOf } from "../orders/orders.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { notReceivedOf } from "./not-received-approval.ts";

/**
 * Ends a leg that failed, a rest that the player wants as cash, or money that came back of which
 * the player does not choose anything: it is the player's cash again. The player reads the reason.
 * The fee goes back too when nothing of the withdrawal was paid. Who found that it failed gives no
 * more back than they may move alone (`standard` where the brand has no limits), because it may
 * have been paid.
 */
export async function refundPayout(
  tx: Tx,
  wallet: Wallet,
  name: LegName,
  reason: string,
  staff: ActingStaff,
  standard: AloneLimits,
): Promise<Result<Withdrawal, RefundPayoutRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  const isForCash = isUnchosen(leg) || (leg.status === "CREATED" && leg.wish === "CASH");
  if (leg.status !== "FAILED" && !isForCash) return refuse("WRONG_STATE");
  // A provider may have paid it.
  if (await openOrderOf(tx, leg.id)) return refuse("WRONG_STATE");
  if (!leg.owed) return refuse("REST_NOT_FOUND");
  if (leg.status === "FAILED" && (await selectFailedBy(tx, leg.id)) === staffActor(staff)) {
    const move = notReceivedOf(withdrawal, leg, reason, staff);
    if (!(await mayActAlone(tx, staff, move, standard))) return refuse("FAILED_BY_YOU");
    await noteAlone(tx, move);
  }
  await endLegRequests(tx, name, "The payout was refunded", [ORDER_KIND]);
  await moveLeg(tx, leg, "RETURNED", staffActor(staff), { reason });
  await endLegHold(tx, wallet, withdrawal, leg, "release", leg.units);
  const after = await followLegs(tx, withdrawal, staffActor(staff), { reason });
  if (after.status === "REFUNDED") await returnFee(tx, wallet, after);
  return ok(after);
}
