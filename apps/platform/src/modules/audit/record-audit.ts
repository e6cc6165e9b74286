import { readClock, type Tx } from "@perya/postgres";
import { GENESIS, hashRow, type AuditedAction } from "./audit.ts";
import { insertRow, lockHead } from "./audit.store.ts";

/**
 * Writes down what a person did, in the transaction that does it: there is no action without its row and no row without its action. Call it last, so that the chain is locked
 * for the shortest time and everybody takes locks in one order.
 */
export async function recordAudit(tx: Tx, action: AuditedAction): Promise<void> {
  const head = await lockHead(tx);
  const { before = null, after = null, reason = null, ...same } = action;
  const row = { ...same, before, after, reason, n: (head?.n ?? 0n) + 1n, at: await readClock(tx) };
  await insertRow(tx, { ...row, hash: hashRow(head?.hash ?? GENESIS, row) });
}
