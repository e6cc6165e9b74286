import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../secrets/public-id.ts";
import type { AloneLimits, MoneyMove } from "./approvals.ts";
import { holdSums, insertAlone } from "./sums.store.ts";
import { withinLimits, type Move, type Mover } from "./within-limits.ts";

/**
 * Whether one person may move this money alone: neither it, nor what they moved alone in the
 * brand's day with it, nor what was moved alone for the player, is above the limits. Locks both
 * sums until the transaction ends, so that of concurrent moves each counts those before it; a move
 * is then recorded with `noteAlone` in the same transaction.
 */
export async function mayActAlone(
  tx: Tx,
  staff: Mover,
  move: Move,
  standard: AloneLimits,
): Promise<boolean> {
  await holdSums(tx, staff.id, move.player);
  const [within = false] = await withinLimits(tx, staff, [move], standard);
  return within;
}

/** Records what one person has moved alone, for the day's sums and the history. */
export async function noteAlone(tx: Tx, move: MoneyMove): Promise<void> {
  await insertAlone(tx, newPublicId("ap"), move);
}
