import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Actor } from "../../cashier.ts";
import type { PayoutNews } from "../../providers/payout-port.ts";
import { lockLeg, type LockedLeg } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { endPaid, endUnpaid, mayBePaidBy } from "./end-order.ts";
import type { PayoutOrder } from "./order.ts";
import { legOfOrder, moveOrder, ordersOf } from "./orders.store.ts";
import { insertProblem, keepPayoutCallback } from "./problems.store.ts";

export type PayoutNewsRefusal = "UNKNOWN_PAYOUT" | "EVENT_REUSED";

/** The withdrawal after a provider's message; undefined when it changed nothing. */
type Told = Withdrawal | undefined;

/**
 * Applies what a provider says of a payout, in any order and any number of times. Only a payout of
 * the ordered amount under the number that was released counts as sent; whatever else is said to
 * be paid is a problem for staff, and as long as its leg may have been paid by it, nobody pays the
 * leg again. A refusal is committed too: it may have written a problem.
 */
export async function takePayoutNews(
  tx: Tx,
  news: PayoutNews,
): Promise<Result<Told, PayoutNewsRefusal>> {
  const at = await legOfOrder(tx, news.provider, news.reference);
  const found = at && (await lockLeg(tx, { publicId: at.withdrawal, n: at.n }, {}));
  if (!found?.ok) {
    await insertProblem(tx, "UNKNOWN", news);
    return refuse("UNKNOWN_PAYOUT");
  }
  const orders = (await ordersOf(tx, [found.value.leg.id])).get(found.value.leg.id) ?? [];
  const order = orders.find(({ publicId }) => publicId === news.reference);
  if (!order) throw new Error(`Order ${news.reference} is gone`);
  const kept = await keepPayoutCallback(tx, news, order.id);
  if (kept === "other") return refuse("EVENT_REUSED");
  if (kept === "seen") return ok(undefined);
  return ok(
    news.status === "PAID"
      ? await takePaid(tx, found.value, order, news)
      : await takeFailed(tx, found.value, order, news),
  );
}

async function takePaid(
  tx: Tx,
  locked: LockedLeg,
  order: PayoutOrder,
  news: PayoutNews,
): Promise<Told> {
  const isRight = news.payment === order.payment;
  const isSame = news.units === order.units && news.currency === order.currency;
  if (isRight && isSame && (order.status === "PAID" || order.status === "DIFFERS"))
    return undefined;
  const mayBe = await mayBePaidBy(tx, locked, order);
  if (isRight && isSame && mayBe) return endPaid(tx, locked, order, actorOf(news));
  if (isRight && isSame) {
    // It was paid twice, by this and by what was done since it failed.
    await insertProblem(tx, "PAID_LATE", news, order);
    await moveOrder(tx, order, "PAID");
    return undefined;
  }
  await insertProblem(tx, isRight ? "OTHER_AMOUNT" : "OTHER_NUMBER", news, order);
  if (!mayBe || order.status === "PAID") return undefined;
  await takeBackLater(tx, locked, order);
  await moveOrder(tx, order, "DIFFERS", { answer: "Paid in another way than it was ordered" });
  return locked.withdrawal;
}

/** A later order that was not released makes way for one that was paid in some way. */
async function takeBackLater(tx: Tx, { leg }: LockedLeg, order: PayoutOrder): Promise<void> {
  for (const other of (await ordersOf(tx, [leg.id])).get(leg.id) ?? [])
    if (other.id !== order.id && (other.status === "WRITTEN" || other.status === "PLACED"))
      await moveOrder(tx, other, "TAKEN_BACK", { answer: `${order.publicId} was paid` });
}

async function takeFailed(
  tx: Tx,
  locked: LockedLeg,
  order: PayoutOrder,
  news: PayoutNews,
): Promise<Told> {
  if (news.payment !== order.payment) return undefined;
  if (order.status === "PAID") {
    await insertProblem(tx, "FAILED_LATE", news, order);
    return undefined;
  }
  if (order.status !== "PLACED" && order.status !== "RELEASED") return undefined;
  return endUnpaid(tx, locked, order, actorOf(news), "The provider says that it failed");
}

const actorOf = ({ provider }: PayoutNews): Actor => `provider:${provider}`;
