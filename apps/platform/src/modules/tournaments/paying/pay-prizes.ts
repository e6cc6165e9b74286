import { rollbackTo, savepoint, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { giveReward } from "../../promotions/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { accountOf } from "../fees.ts";
import { tellPages } from "../scoring/tell-pages.ts";
import { tellPaid, tellWaits } from "./tell-winner.ts";
import { lockDue, updateHeld, updatePrize, type DuePrize } from "./prizes.store.ts";

/** The level of verification that a prize needs. */
const KYC_LEVEL = 1;

/**
 * Pays the prizes that are due, each with its state in one transaction, until none is: interrupted
 * anywhere, each is paid once. One whose winner has not proven who they are, or may be given
 * nothing now, waits until its day has passed.
 */
export async function payPrizes({
  db,
  wallet,
  live,
}: Pick<Platform, "db" | "wallet" | "live">): Promise<void> {
  for (;;) {
    const player = await db.inTransaction((tx) => payNext(tx, wallet));
    if (player === undefined) return;
    live.publishBalances([player]);
    live.publish(player, { type: "mission" });
  }
}

async function payNext(tx: Tx, wallet: Wallet): Promise<bigint | undefined> {
  const prize = await lockDue(tx);
  if (!prize) return undefined;
  await tellPages(tx, [prize.publicId]);
  if (prize.isLate) {
    await updatePrize(tx, prize, "LAPSED");
    return prize.player;
  }
  await savepoint(tx, "unpaid");
  const paid = await payPrize(tx, wallet, prize);
  if (!paid.ok) {
    await rollbackTo(tx, "unpaid");
    if (paid.refusal === "KYC" && prize.heldFor !== "KYC") await tellUnverified(tx, prize);
    await updateHeld(tx, prize, paid.refusal);
  }
  return prize.player;
}

/**
 * Pays a prize that the transaction holds, from the account of its tournament. Where it is refused
 * the caller rolls back to before it.
 */
export async function payPrize(tx: Tx, wallet: Wallet, prize: DuePrize): Promise<Result<void>> {
  const [player, brand] = [await playerById(tx, prize.player), await brandById(tx, prize.brandId)];
  if (!player || !brand) throw new Error(`A prize of ${prize.publicId} has no winner`);
  if (player.kycLevel < KYC_LEVEL) return refuse("KYC");
  const { publicId: reason, units, wagerTimes: times, tournament } = prize;
  const key = `${reason}:${player.id}`;
  const from = accountOf(tournament);
  const paid = await giveReward(tx, wallet, { brand, player, key, units, times, reason, from });
  if (!paid.ok) return paid;
  await updatePrize(tx, prize, "PAID");
  await tellPaid(tx, prize);
  return ok(undefined);
}

async function tellUnverified(tx: Tx, prize: DuePrize): Promise<void> {
  const brand = await brandById(tx, prize.brandId);
  if (brand) await tellWaits(tx, prize, brand);
}
