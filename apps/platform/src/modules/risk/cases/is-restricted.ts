import type { Tx } from "@perya/postgres";
import { restricts } from "./case.ts";
import { lockCasesOf, selectCasesOf } from "./cases.store.ts";

/** Whether a case restricts the player; none begins or ceases to until the transaction ends. */
export async function isRestricted(tx: Tx, player: bigint): Promise<boolean> {
  return (await lockCasesOf(tx, player)).some(restricts);
}

/** The same as it is now, without holding the player's cases. */
export async function isRestrictedNow(tx: Tx, player: bigint): Promise<boolean> {
  return (await selectCasesOf(tx, player)).some(restricts);
}
