import type { Tx } from "@perya/postgres";
import { readMovements, type MovementSum } from "../reading/index.ts";
import { lockPosition, updatePosition } from "./followers.store.ts";

/** Takes movements of the ledger into account; writes with the transaction it is given alone. */
type MovementHandler = (tx: Tx, movements: readonly MovementSum[]) => Promise<void>;

/**
 * Hands the ledger's next movements, added up by player, account and quarter-hour, to a follower
 * that needs no single entries, each once, in one transaction with its position. Returns whether
 * there were any.
 */
export async function followMovements(
  tx: Tx,
  name: string,
  handle: MovementHandler,
): Promise<boolean> {
  const readTo = await lockPosition(tx, name);
  if (readTo === undefined) return false;
  const { movements, cursor } = await readMovements(tx, readTo);
  if (cursor === readTo) return false;
  await handle(tx, movements);
  await updatePosition(tx, name, cursor);
  return true;
}
