import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { setPayer } from "../orders/orders.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import type { LegName } from "./lock-leg.ts";
import { markSent } from "./mark-sent.ts";
import { mayPayLeg, type PayLegRefusal } from "./may-pay-leg.ts";

export type SendLegRefusal = PayLegRefusal | "LEG_CHANGED";

/** What staff sent at the bank. */
interface Sent {
  /** The bank's number. */
  readonly reference: string;
  /** Ledger units that the leg was shown with; undefined where it is not known. */
  readonly units: bigint | undefined;
}

/**
 * Staff sent a leg's transfer under the bank's number; an approver of the withdrawal may not. A leg
 * that is for another amount by now is not what they sent.
 */
export async function sendLeg(
  tx: Tx,
  name: LegName,
  { reference, units }: Sent,
  staff: ActingStaff,
): Promise<Result<Withdrawal, SendLegRefusal>> {
  const found = await mayPayLeg(tx, name, staff);
  if (!found.ok) return found;
  if (units !== undefined && units !== found.value.leg.units) return refuse("LEG_CHANGED");
  await setPayer(tx, found.value.leg.id, "manual");
  return ok(await markSent(tx, found.value, reference, staffActor(staff)));
}
