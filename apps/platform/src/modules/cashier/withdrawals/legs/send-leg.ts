import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { setPayer } from "../orders/orders.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import type { LegName } from "./lock-leg.ts";
import { markSent } from "./mark-sent.ts";
import { mayPayLeg, type PayLegRefusal } from "./may-pay-leg.ts";

/** Staff sent a leg's transfer under the bank's number; an approver of the withdrawal may not. */
export async function sendLeg(
  tx: Tx,
  name: LegName,
  reference: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, PayLegRefusal>> {
  const found = await mayPayLeg(tx, name, staff);
  if (!found.ok) return found;
  await setPayer(tx, found.value.leg.id, "manual");
  return ok(await markSent(tx, found.value, reference, staffActor(staff)));
}
