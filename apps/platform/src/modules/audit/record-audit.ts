import { readClock, type Tx } from "@perya/postgres";
import { GENESIS, hashRow, type AuditedAction } from "./audit.ts";
import { insertRow, lockHead } from "./audit.store.ts";

/**
 * Records an action in the transaction that does it: no action without its row, no row without its
 * action. Call it last, so that the chain is locked briefly and everyone takes locks in the same
 * order.
 */
export async function recordAudit(tx: Tx, action: AuditedAction): Promise<void> {
  const head = await lockHead(tx);
  const { before = null, after = null, reason = null, ...same } = action;
  const row = { ...same, before, after, reason, n: (head?.n ?? 0n) + 1n, at: await readClock(tx) };
  await insertRow(tx, { ...row, hash: hashRow(head?.hash ?? GENESIS, row) });
}
