import type { Tx } from "@perya/postgres";
import { guardsOf, isExcluded, lockMoney } from "../wallet/index.ts";

/**
 * Whether a player may spend points: neither blocked nor excluded. An exclusion waits until the
 * transaction ends, or has come before.
 */
export async function maySpend(tx: Tx, player: bigint): Promise<boolean> {
  await lockMoney(tx, player);
  const guards = await guardsOf(tx, player);
  return guards !== undefined && !guards.blocked && !isExcluded(guards);
}
