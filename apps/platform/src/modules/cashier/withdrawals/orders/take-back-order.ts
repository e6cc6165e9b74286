import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { ActingStaff } from "../../cashier.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { UNRELEASED } from "./order.ts";
import { moveOrder, openOrderOf, setPayer } from "./orders.store.ts";

/**
 * Staff take an order back that was not released yet, as when a provider can't be reached: nothing
 * was paid of it, and the leg may be paid in another way.
 */
export async function takeBackOrder(
  tx: Tx,
  name: LegName,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  const order = await openOrderOf(tx, leg.id);
  if (!order || !UNRELEASED.includes(order.status)) return refuse("WRONG_STATE");
  await moveOrder(tx, order, "TAKEN_BACK", { answer: reason });
  await setPayer(tx, leg.id, "manual");
  return ok(withdrawal);
}
