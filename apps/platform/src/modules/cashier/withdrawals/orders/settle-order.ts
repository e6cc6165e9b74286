import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../../approvals/index.ts";
import { staffActor, type Actor, type ActingStaff } from "../../cashier.ts";
import { withdrawalsAsking } from "../../asking.ts";
import { lockLeg, type LegName, type LockedLeg } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { endPaid, endUnpaid } from "./end-order.ts";
import { outcomeOf, type Outcome } from "./order-outcome.ts";
import { isUnclear, type PayoutOrder } from "./order.ts";
import { noteSettled, openOrderOf, ordersOf } from "./orders.store.ts";

export type SettleOrderRefusal = "NOT_FOUND" | "WRONG_STATE" | "TOO_NEW" | "SECOND_PERSON_NEEDED";

/**
 * One person says by the provider's proof what became of an order that was paid in another way than
 * it was ordered, of which the provider says nothing for a day, or that failed at a provider that
 * can't be asked any more. It ends so once a second person says the same; until then nobody pays
 * its leg or gives its money back.
 */
export async function settleOrder(
  tx: Tx,
  name: LegName,
  said: Outcome & { readonly reason: string },
  staff: ActingStaff,
): Promise<Result<Withdrawal, SettleOrderRefusal>> {
  const found = await lockLeg(tx, name, { brandId: staff.brandId });
  if (!found.ok) return found;
  if (!staff.trusted) return refuse("TOO_NEW");
  const order = await unclearOrder(tx, found.value);
  if (!order) return refuse("WRONG_STATE");
  const agreed = await agree(
    tx,
    staff,
    outcomeOf(found.value, order, said, staff),
    withdrawalsAsking,
  );
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(found.value.withdrawal);
  return ok(await endAs(tx, found.value, order, said, staffActor(staff)));
}

/** The order of a leg that people have to end; one that is open comes before any that failed. */
export async function unclearOrder(tx: Tx, { leg }: LockedLeg): Promise<PayoutOrder | undefined> {
  const open = await openOrderOf(tx, leg.id);
  const orders = open ? [open] : ((await ordersOf(tx, [leg.id])).get(leg.id) ?? []);
  return orders.find((order) => isUnclear(order, leg));
}

/** Ends an order as two people said. */
export async function endAs(
  tx: Tx,
  locked: LockedLeg,
  order: PayoutOrder,
  { outcome, proof }: Outcome,
  actor: Actor,
): Promise<Withdrawal> {
  if (outcome === "PAID") return endPaid(tx, locked, order, actor);
  await noteSettled(tx, order.id);
  return endUnpaid(tx, locked, order, actor, `Not paid, by the proof ${proof}`);
}
