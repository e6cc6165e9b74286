import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../../platform.ts";
import type { Owner } from "../../owner.store.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { selectLegs } from "../legs/legs.store.ts";
import type { LegName } from "../legs/lock-leg.ts";
import { withdrawalByPublicId } from "../withdrawals.store.ts";
import { noteAnswered, ordersOf } from "./orders.store.ts";
import { takePayoutNews } from "./take-payout-news.ts";

/** Why a failed leg is neither paid again nor refunded yet. */
export type AfterFailureRefusal = "PAYOUT_UNANSWERED" | "PAYOUT_BEING_MADE";

/**
 * Asks the providers of a failed leg's orders once more whether they were not paid after all,
 * before the leg is paid again or refunded: one that was is sent by this, and nothing else is paid.
 * Outside any transaction, because it goes over the network. A provider that this installation has
 * no more is not asked. One that can't be asked, or says that it is still making the payout, leaves
 * its order to two people (`settleOrder`), and where they have said that it was not paid, its word
 * is not needed. What only waits to be released at the provider moves no money: nobody releases it.
 */
export async function askAfterFailure(
  platform: Platform,
  providers: readonly PaymentProvider[],
  { publicId, n }: LegName,
  owner: Owner,
): Promise<Result<undefined, AfterFailureRefusal>> {
  const { db, log } = platform;
  const withdrawal = await withdrawalByPublicId(db, publicId, owner);
  const leg = withdrawal && (await selectLegs(db, withdrawal.id)).find((one) => one.n === n);
  if (leg?.status !== "FAILED") return ok(undefined);
  for (const order of (await ordersOf(db, [leg.id])).get(leg.id) ?? []) {
    const { id, provider, payment, releasedAt } = order;
    const port = providers.find(({ code }) => code === provider)?.payouts;
    if (!port || payment === null || releasedAt === null) continue;
    try {
      const said = await port.ask(payment);
      await noteAnswered(db, id, said !== undefined);
      if (said === undefined && !order.isSettled) return refuse("PAYOUT_BEING_MADE");
      if (said !== undefined && said !== "placed")
        await db.inTransaction((tx) => takePayoutNews(tx, said));
    } catch (fault) {
      log.warn({ err: fault, withdrawal: publicId }, "a failed payout could not be asked for");
      await noteAnswered(db, id, false);
      if (!order.isSettled) return refuse("PAYOUT_UNANSWERED");
    }
  }
  return ok(undefined);
}
