import type { Tx } from "@perya/postgres";
import { OPEN, type Withdrawal } from "./withdrawal.ts";
import { pageWithdrawals } from "./withdrawals.store.ts";

/** A player's withdrawals whose money is still held, newest first, at most one page. */
export async function openWithdrawalsOf(tx: Tx, player: bigint): Promise<readonly Withdrawal[]> {
  return (await pageWithdrawals(tx, { player, statuses: OPEN }, 1)).rows;
}
