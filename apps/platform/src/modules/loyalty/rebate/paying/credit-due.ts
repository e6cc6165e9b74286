import { rollbackTo, savepoint, type Tx } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import { lockDue, updateDue } from "../rebates.store.ts";
import { creditRebate } from "./credit-rebate.ts";

/** When a rebate is tried again whose player may be paid nothing now. */
const AGAIN_HOURS = 24;

/** Credits rebates that are due, each in one transaction, until none is. */
export async function creditDue({ db, wallet }: Pick<Platform, "db" | "wallet">): Promise<void> {
  while (await db.inTransaction((tx) => creditNext(tx, wallet)));
}

async function creditNext(tx: Tx, wallet: Platform["wallet"]): Promise<boolean> {
  const rebate = await lockDue(tx);
  if (!rebate) return false;
  await savepoint(tx, "unpaid");
  const credited = await creditRebate(tx, wallet, rebate, "system");
  if (!credited.ok) {
    await rollbackTo(tx, "unpaid");
    await updateDue(tx, rebate.publicId, AGAIN_HOURS);
  }
  return true;
}
