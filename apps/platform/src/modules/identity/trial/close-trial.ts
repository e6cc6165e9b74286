import type { Platform } from "../../../platform.ts";
import type { EndGames } from "../identity.ts";
import { endTrial } from "./trial.store.ts";

/**
 * Closes an abandoned trial account: its games end, and its play money goes back to the house. The
 * ledger keeps its entries, like everyone's.
 */
export async function closeTrial(
  { db, wallet }: Platform,
  player: bigint,
  endGames: EndGames,
): Promise<void> {
  const balance = await wallet.balance(player);
  await db.inTransaction(async (tx) => {
    if (!(await endTrial(tx, player))) return;
    await endGames(tx, player);
    if (!balance || balance.cash <= 0n) return;
    const taken = await wallet.append(tx, [
      {
        kind: "adjust",
        player,
        key: `trial-over:${player}`,
        units: -balance.cash,
        reason: "The trial account is over",
      },
    ]);
    // An open round has just changed the balance: the next run finds the new one.
    if (!taken.ok) throw new Error(`Play money could not be taken back: ${taken.refusal}`);
  });
}
