import type { Tx } from "@perya/postgres";
import type { Ground } from "../proof.ts";
import {
  selectNextAccounts,
  selectWithoutAccount,
  type ComparedAccount,
} from "./accounts.store.ts";
import type { Problems } from "./problems.ts";

/**
 * Compares the next accounts with their entries, so that a proof from a checkpoint costs the same
 * however many accounts there are: each proof goes on where the last one stopped. Answers whether
 * it came to the end, and so whether every account was looked at since it was answered last. The
 * next proof begins at the first one again.
 */
export async function lookAtAccounts(
  tx: Tx,
  ground: Ground,
  problems: Problems,
  limit: number,
): Promise<boolean> {
  const accounts = await selectNextAccounts(tx, ground.lookedTo, limit);
  for (const account of accounts)
    if (!isSumOfEntries(account)) {
      const { player, currency, book } = account;
      problems.addOnce({
        kind: "balance",
        book: `${currency} ${book}`,
        text: `The account of player ${player} is not the sum of its entries`,
      });
    }
  const last = accounts.length < limit ? undefined : accounts.at(-1)?.player;
  for (const player of await selectWithoutAccount(tx, ground.lookedTo, last, limit))
    problems.addOnce({ kind: "balance", text: `Player ${player} has entries and no account` });
  ground.lookedTo = last ?? 0n;
  return last === undefined;
}

/** Whether an account's row is what its entries come to. */
export function isSumOfEntries({
  seq,
  cash,
  held,
  owed,
  lastSeq,
  lastAfter,
  heldSum,
  owedSum,
}: ComparedAccount): boolean {
  return seq === lastSeq && cash === lastAfter && held === heldSum && owed === owedSum;
}
