import type { Tx } from "@perya/postgres";
import { balancesOf } from "../../wallet/index.ts";
import { selectLimits } from "../limits.store.ts";
import { lowestOf } from "../lowest-of.ts";

/**
 * Whether so many ledger units more would lift a player's balance above their limit of it. What
 * waits to be paid in is a part of `units`. The caller holds the lock under which deposits are
 * counted.
 */
export async function isAboveBalanceLimit(tx: Tx, player: bigint, units: bigint): Promise<boolean> {
  const most = lowestOf(await selectLimits(tx, player), "balance");
  if (most === null) return false;
  return ((await balancesOf(tx, [player])).get(player) ?? 0n) + units > most;
}
