import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import { currentSection } from "../../../settings/index.ts";
import { owedBy } from "../../../wallet/index.ts";
import type { Placed, PayoutNews, PayoutPort } from "../../providers/payout-port.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { lockLeg, type LockedLeg } from "../legs/lock-leg.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { endUnpaid } from "./end-order.ts";
import type { PayoutOrder } from "./order.ts";
import {
  callAgainIn,
  moveOrder,
  openOrderOf,
  setPayer,
  takeDueOrder,
  type DueOrder,
} from "./orders.store.ts";
import { takePayoutNews } from "./take-payout-news.ts";

/** A taken order is due again after this, when its taker has died: longer than all of its calls. */
const LEASE_MS = 60_000;
const LONGEST_WAIT_MS = 60_000;

/** 1, 2, 4 … 60 seconds after the first calls, then every minute. */
function waitAfter(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
}

/**
 * Takes an order that is due and calls its provider for the next step: places it, releases it under
 * the number that was kept, or asks what became of it. What is released is committed before it is
 * sent, and from then on only asked for, or released again under the same number where the provider
 * says that it still waits. A lost answer, or a crash at any line, changes nothing of that.
 */
export async function sendOrder(
  platform: Platform,
  providers: readonly PaymentProvider[],
  due: DueOrder,
): Promise<void> {
  const order = await prepare(platform, due);
  if (!order) return;
  const port = providers.find(({ code }) => code === order.provider)?.payouts;
  const said = port ? await call(port, order) : new Error("Its provider is not set up");
  if (said instanceof Error) {
    platform.log.warn({ err: said, order: order.publicId }, "payout provider not reachable");
    return callAgainIn(
      platform.db,
      order.id,
      waitAfter(order.attempts),
      said.message.slice(0, 200),
    );
  }
  if (said === undefined)
    return callAgainIn(platform.db, order.id, waitAfter(order.attempts), null);
  if (isNews(said)) {
    const taken = await platform.db.inTransaction((tx) => takePayoutNews(tx, said));
    if (taken.ok && taken.value) publishWithdrawal(platform, taken.value);
    // A message that was seen before changes nothing; what is still open is asked for again.
    return callAgainIn(platform.db, order.id, waitAfter(order.attempts), null);
  }
  return keepPlaced(platform, due, said);
}

const isNews = (said: Placed | PayoutNews): said is PayoutNews => "event" in said;

/** Takes the order, and marks a placed one as released before it is. */
async function prepare(
  { db }: Platform,
  { id, withdrawal: publicId, n }: DueOrder,
): Promise<PayoutOrder | undefined> {
  return db.inTransaction(async (tx) => {
    const found = await lockLeg(tx, { publicId, n }, {});
    const order = await takeDueOrder(tx, id, LEASE_MS);
    if (!order || !found.ok || order.status === "RELEASED") return order;
    const { withdrawal, leg } = found.value;
    // A win may have been taken back since it was ordered; nothing has been paid yet.
    if ((await owedBy(tx, withdrawal.player)) > 0n) {
      await moveOrder(tx, order, "TAKEN_BACK", { answer: "The player owes money" });
      await setPayer(tx, leg.id, "manual");
      return undefined;
    }
    if (order.status !== "PLACED") return order;
    // One that is released for the first time is not asked for before.
    const { silentHours } = await currentSection(tx, withdrawal.brandId, "payouts");
    return { ...(await moveOrder(tx, order, "RELEASED", { silentHours })), status: "PLACED" };
  });
}

/** The next call to the provider; a fault of it as an error. */
async function call(
  port: PayoutPort,
  order: PayoutOrder,
): Promise<Placed | PayoutNews | undefined | Error> {
  try {
    if (order.payment === null) {
      const { publicId: reference, units, currency, bank, number, holder, attempts } = order;
      return await port.place({ reference, units, currency, bank, number, holder }, attempts > 1);
    }
    if (order.status === "PLACED") await port.release(order.payment);
    const said = await port.ask(order.payment);
    if (said !== "placed") return said;
    await port.release(order.payment);
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault));
  }
}

/** Keeps the number that the provider gave, the first one for good, or that it makes no payout. */
async function keepPlaced(
  platform: Platform,
  { id, withdrawal: publicId, n }: DueOrder,
  placed: Placed,
): Promise<void> {
  const failed = await platform.db.inTransaction(async (tx) => {
    const found = await lockLeg(tx, { publicId, n }, {});
    if (!found.ok) return undefined;
    const order = await writtenOrder(tx, found.value, id);
    if (!order) return undefined;
    if ("refused" in placed)
      return endUnpaid(tx, found.value, order, `provider:${order.provider}`, placed.refused);
    await moveOrder(tx, order, "PLACED", { payment: placed.payment });
    await callAgainIn(tx, id, 0, null);
    return undefined;
  });
  if (failed) publishWithdrawal(platform, failed);
}

/** The order, if it still waits for its number: it may have been taken back meanwhile. */
async function writtenOrder(
  tx: Tx,
  { leg }: LockedLeg,
  id: bigint,
): Promise<PayoutOrder | undefined> {
  const order = await openOrderOf(tx, leg.id);
  return order?.id === id && order.status === "WRITTEN" ? order : undefined;
}
