import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { owedBy } from "../../../wallet/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { openOrderOf } from "../orders/orders.store.ts";
import { refusePayer, type PayerRefusal } from "../paying/refuse-payer.ts";
import { isUnchosen } from "./leg.ts";
import { lockLeg, type LegName, type LockedLeg } from "./lock-leg.ts";

export type PayLegRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "REST_NOT_FOUND"
  | PayerRefusal
  | "OWED_FIRST";

/**
 * Locks a leg that this person may pay, by hand or through a provider: it waits to be paid, no
 * provider is at it, of a rest staff found that it is owed, of money that came back the player
 * wants a transfer, they neither started nor approved its withdrawal, and its player owes nothing:
 * what is owed is taken from the leg first (`set-off-all.ts`), and staff look at what is left.
 */
export async function mayPayLeg(
  tx: Tx,
  name: LegName,
  staff: ActingStaff,
): Promise<Result<LockedLeg, PayLegRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.status !== "CREATED" || leg.wish === "CASH") return refuse("WRONG_STATE");
  if (isUnchosen(leg)) return refuse("WRONG_STATE");
  if (await openOrderOf(tx, leg.id)) return refuse("WRONG_STATE");
  if (!leg.owed) return refuse("REST_NOT_FOUND");
  const refused = await refusePayer(tx, withdrawal, staff);
  if (refused) return refused;
  // A win or a deposit may have been taken back since the paying began.
  if ((await owedBy(tx, withdrawal.player)) > 0n) return refuse("OWED_FIRST");
  return found;
}
