import type { Tx } from "@perya/postgres";
import { roundsElsewhere } from "./products.ts";
import { sumOpen } from "./records.store.ts";

/**
 * What a player has bet in rounds and draws that are not over, less what they have paid, in ledger
 * units.
 */
export async function openStakeOf(tx: Tx, player: bigint): Promise<bigint> {
  return sumOpen(tx, player, await roundsElsewhere(tx, player));
}
