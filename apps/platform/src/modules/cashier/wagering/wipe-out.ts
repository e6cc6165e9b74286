import type { Tx } from "@perya/postgres";
import { openStakeNow } from "../../rounds/index.ts";
import { balancesOf, lockMoney, moneyOf } from "../../wallet/index.ts";
import { closeWipedOut, selectOpenRequirements } from "./wagering.store.ts";

/**
 * Whether so little is left to a player that there is nothing to play a deposit with: cash, money
 * at vendors, open bets and what a withdrawal holds are below an amount. Ledger units. Source:
 * player money reference, section 3. False while it isn't known what bets are open.
 */
export async function isWipedOut(tx: Tx, player: bigint, below: bigint): Promise<boolean> {
  const held = (await moneyOf(tx, player))?.held ?? 0n;
  const left = held + ((await balancesOf(tx, [player])).get(player) ?? 0n);
  if (left >= below) return false;
  const open = await openStakeNow(tx, player);
  return open !== undefined && left + open < below;
}

/**
 * Ends every open requirement of a player who is wiped out: what comes in later needs no play for
 * what was lost. The caller has locked the player; no money of theirs moves until the transaction
 * ends. True when it ended one.
 */
export async function clearWipedOut(tx: Tx, player: bigint, below: bigint): Promise<boolean> {
  if ((await selectOpenRequirements(tx, player)).length === 0) return false;
  await lockMoney(tx, player);
  if (!(await isWipedOut(tx, player, below))) return false;
  await closeWipedOut(tx, player);
  return true;
}
