import type { Tx } from "@perya/postgres";
import type { Actor } from "../../cashier.ts";
import type { LockedLeg } from "../legs/lock-leg.ts";
import { markSent } from "../legs/mark-sent.ts";
import { endLegRequests } from "../legs/leg-requests.ts";
import { failLeg } from "../paying/fail-payout.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { clearPayment } from "../withdrawals.store.ts";
import { UNRELEASED, type PayoutOrder } from "./order.ts";
import { moveOrder, openOrderOf, setPayer } from "./orders.store.ts";

/** What the player reads of a payout that a provider did not make. */
const NOT_MADE = "The payment service could not make the transfer";

/** An order was not paid: its leg has failed, to be paid again or refunded. The caller holds it. */
export async function endUnpaid(
  tx: Tx,
  locked: LockedLeg,
  order: PayoutOrder,
  actor: Actor,
  answer: string,
): Promise<Withdrawal> {
  await moveOrder(tx, order, "FAILED", { answer });
  return locked.leg.status === "CREATED" ? failLeg(tx, locked, NOT_MADE, actor) : locked.withdrawal;
}

/**
 * Whether a leg may still count as paid by an order: nobody else has paid it or gives its money
 * back, and no later order may have paid it.
 */
export async function mayBePaidBy(
  tx: Tx,
  { leg }: LockedLeg,
  order: PayoutOrder,
): Promise<boolean> {
  if (leg.status !== "CREATED" && leg.status !== "FAILED") return false;
  const open = await openOrderOf(tx, leg.id);
  return open === undefined || open.id === order.id || UNRELEASED.includes(open.status);
}

/**
 * An order was paid, early or late: its leg was sent under the provider's number. A later order of
 * the leg that was not released is taken back, so that nothing is paid twice. The caller holds it,
 * and has asked `mayBePaidBy`.
 */
export async function endPaid(
  tx: Tx,
  locked: LockedLeg,
  order: PayoutOrder,
  actor: Actor,
): Promise<Withdrawal> {
  const { withdrawal, leg } = locked;
  const open = await openOrderOf(tx, leg.id);
  if (open && open.id !== order.id)
    await moveOrder(tx, open, "TAKEN_BACK", { answer: `Paid by ${order.publicId} after all` });
  await moveOrder(tx, order, "PAID");
  await setPayer(tx, leg.id, order.provider);
  const name = { publicId: withdrawal.publicId, n: leg.n };
  await endLegRequests(tx, name, "The payout was sent");
  // It is not failed any more, and has nothing of what was said then.
  const paid = leg.status === "FAILED" ? await clearPayment(tx, withdrawal) : withdrawal;
  return markSent(tx, { withdrawal: paid, leg }, order.payment ?? order.publicId, actor);
}
