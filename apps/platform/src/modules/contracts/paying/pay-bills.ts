import { rollbackTo, savepoint, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { giveCash } from "../../wagering/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { billPaid } from "../facts.ts";
import { lockDue, updateHeld, updatePaid } from "./due.store.ts";

/** When a bill is tried again whose agent may be paid nothing now. */
const AGAIN_HOURS = 24;

/**
 * Pays bills that are to be paid, each with its state in one transaction, until none is: killed at
 * any line, each is paid once.
 */
export async function payBills({
  db,
  wallet,
  live,
}: Pick<Platform, "db" | "wallet" | "live">): Promise<void> {
  for (;;) {
    const player = await db.inTransaction((tx) => payNext(tx, wallet));
    if (player === undefined) return;
    live.publishBalances([player]);
  }
}

async function payNext(tx: Tx, wallet: Wallet): Promise<bigint | undefined> {
  const bill = await lockDue(tx);
  if (!bill) return undefined;
  const { id, publicId, player, brandId, kind, version, payable: units, currency } = bill;
  await savepoint(tx, "unpaid");
  const paid = await giveCash(tx, wallet, {
    player,
    brandId,
    key: `${publicId}:${version}`,
    units,
    required: 0n,
    contra: "commissions",
    movement: "bill",
    ref: publicId,
    about: "Agent pay",
  });
  if (!paid.ok) {
    await rollbackTo(tx, "unpaid");
    await updateHeld(tx, id, paid.refusal, AGAIN_HOURS);
    return player;
  }
  await updatePaid(tx, id);
  await tellFact(tx, billPaid, { player, brand: brandId, kind, units, currency, bill: publicId });
  return player;
}
