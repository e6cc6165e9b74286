import type { Tx } from "@perya/postgres";
import { selectPasswordsSet } from "./payment.store.ts";
import { postponeWithdrawals } from "./postpone-withdrawals.ts";

/**
 * Withdrawals wait after the login password was replaced without the old one, where there is no
 * payment password that still protects them.
 */
export async function postponeIfConfirming(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await selectPasswordsSet(tx, playerId)).payment) await postponeWithdrawals(tx, playerId);
}
