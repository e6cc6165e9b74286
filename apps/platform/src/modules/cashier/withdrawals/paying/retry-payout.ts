import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { followLegs } from "../legs/follow-legs.ts";
import { moveLeg } from "../legs/legs.store.ts";
import { endLegRequests, ORDER_KIND } from "../legs/leg-requests.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import { setOffOwed } from "../legs/set-off-owed.ts";
import { openOrderOf, setPayer } from "../orders/orders.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { refusePayer, type PayerRefusal } from "./refuse-payer.ts";
import { clearPayment } from "../withdrawals.store.ts";

export type RetryPayoutRefusal = "NOT_FOUND" | "WRONG_STATE" | PayerRefusal;

/**
 * Pays a failed leg again, from the same hold, less what its player owes by now. As with every step
 * of paying, who started or approved it may not take it.
 */
export async function retryPayout(
  tx: Tx,
  wallet: Wallet,
  name: LegName,
  reason: string | undefined,
  staff: ActingStaff,
): Promise<Result<Withdrawal, RetryPayoutRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.status !== "FAILED") return refuse("WRONG_STATE");
  // A provider may have paid it.
  if (await openOrderOf(tx, leg.id)) return refuse("WRONG_STATE");
  const refused = await refusePayer(tx, withdrawal, staff);
  if (refused) return refused;
  await endLegRequests(tx, name, "The payout is paid again", [ORDER_KIND]);
  await setPayer(tx, leg.id, "manual");
  await moveLeg(tx, leg, "CREATED", staffActor(staff), { reason });
  const cleared = await clearPayment(tx, withdrawal);
  const again = await followLegs(tx, cleared, staffActor(staff), { reason });
  // A win may have been taken back since the first attempt.
  return ok((await setOffOwed(tx, wallet, again)) ?? again);
}
