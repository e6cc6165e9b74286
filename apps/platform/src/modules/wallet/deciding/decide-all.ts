import { ok, refuse, type Result } from "@perya/result";
import type { Receipt, WalletRefusal } from "@perya/wallet-protocol";
import { changedOf, type AccountBatches } from "./account-batch.ts";
import { decideEach, type Group } from "./decide-each.ts";

/**
 * Decides groups in order, all or none, for any players: the first refusal is the answer, and
 * nothing is left to write. Undefined when a key must be looked up before they can be answered, as
 * for a refusal on accounts that are not locked: nothing that is written would prove it.
 */
export function decideAll(
  accounts: AccountBatches,
  groups: readonly Group[],
  now: number,
  locked: boolean,
): Result<Receipt[], WalletRefusal> | undefined {
  const receipts: Receipt[] = [];
  for (const answers of decideEach(accounts, groups, now, locked))
    for (const answer of answers ?? [undefined]) {
      if (!answer || !(answer.ok || locked)) return undefined;
      if (!answer.ok) {
        for (const { entries } of changedOf(accounts)) entries.length = 0;
        return refuse(answer.refusal);
      }
      receipts.push(answer.receipt);
    }
  return ok(receipts);
}
