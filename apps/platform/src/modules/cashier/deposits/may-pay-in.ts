import type { Tx } from "@perya/postgres";
import { closedAtOf } from "../../identity/index.ts";
import { guardsOf, isExcluded } from "../../wallet/index.ts";

/** Whether a player's account takes money: it is neither blocked, excluded nor closed. */
export async function mayPayIn(tx: Tx, player: bigint): Promise<boolean> {
  const guards = await guardsOf(tx, player);
  if (!guards || guards.blocked || isExcluded(guards)) return false;
  return (await closedAtOf(tx, player)) === null;
}
