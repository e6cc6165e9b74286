import type { Tx } from "@perya/postgres";
import { openStakeNow } from "../rounds/index.ts";
import { currentSection } from "../settings/index.ts";
import { balancesOf, lockMoney, moneyOf } from "../wallet/index.ts";
import { countTurnover } from "./counting/count-turnover.ts";
import { endRequirement, selectOpen } from "./requirements.store.ts";
import { tellEnded } from "./tell-ended.ts";

/** The brand's amount below which a player counts as wiped out, in ledger units; 0 for never. */
export async function wipedOutBelow(tx: Tx, brandId: bigint): Promise<bigint> {
  return BigInt((await currentSection(tx, brandId, "cashier")).wipedOutBelow);
}

/**
 * Whether so little is left to a player that there is nothing to play with: cash, money at vendors,
 * open bets and what a withdrawal holds are below an amount. Ledger units. Source: player money
 * reference, section 3. False while it isn't known what bets are open.
 */
export async function isWipedOut(tx: Tx, player: bigint, below: bigint): Promise<boolean> {
  const held = (await moneyOf(tx, player))?.held ?? 0n;
  const left = held + ((await balancesOf(tx, [player])).get(player) ?? 0n);
  if (left >= below) return false;
  const open = await openStakeNow(tx, player);
  return open !== undefined && left + open < below;
}

/**
 * Ends what a player who is wiped out still had to play of deposits, transfers, bonuses and
 * rewards, and tells it: what comes in later needs no play for what was lost. What staff added
 * stays. No money of the player moves until the transaction ends. True when it ended any.
 */
export async function clearWipedOut(tx: Tx, player: bigint, below: bigint): Promise<boolean> {
  await countTurnover(tx, [player]);
  const open = (await selectOpen(tx, [player])).filter(({ source }) => source !== "ADJUST");
  if (open.length === 0) return false;
  await lockMoney(tx, player);
  if (!(await isWipedOut(tx, player, below))) return false;
  for (const requirement of open) {
    await endRequirement(tx, requirement.id, "CLEARED", "Nothing was left to play with");
    await tellEnded(tx, { ...requirement, status: "CLEARED" });
  }
  return true;
}
