import type { Tx } from "@perya/postgres";
import { holds, type BankAccount } from "./bank-account.ts";
import { selectBankAccounts } from "./bank-accounts.store.ts";
import { selectPaidAccounts } from "../withdrawals/withdrawals.store.ts";
import { provenNames } from "./proven-names.ts";

/**
 * The names that a player's money may go to: those of the registration or, where it asks for none,
 * the holder of the first account. One that was removed before anything was paid to it says
 * nothing. Empty while nothing is known.
 */
export async function knownNames(
  tx: Tx,
  player: bigint,
  bound: readonly Pick<BankAccount, "id" | "holder" | "removed">[],
): Promise<readonly string[]> {
  const proven = await provenNames(tx, player);
  if (proven.length > 0) return proven;
  const paid = await selectPaidAccounts(tx, player);
  const first = bound.find(({ id, removed }) => !removed || paid.has(id));
  return first ? [first.holder] : [];
}

/** Whether a name is one that a player is known by; true while none is known. */
export async function fitsKnownNames(tx: Tx, player: bigint, name: string): Promise<boolean> {
  return holds(name, await knownNames(tx, player, await selectBankAccounts(tx, player)));
}
