import type { Tx } from "@perya/postgres";
import { holds, type BankAccount } from "./bank-account.ts";
import { selectBankAccounts } from "./bank-accounts.store.ts";
import { provenNames } from "./proven-names.ts";

/**
 * The names that a player's money may go to: those of the registration or, where it asks for none,
 * the holder of the first account. Empty while nothing is known.
 */
export async function knownNames(
  tx: Tx,
  player: bigint,
  [first]: readonly Pick<BankAccount, "holder">[],
): Promise<readonly string[]> {
  const proven = await provenNames(tx, player);
  return proven.length > 0 || !first ? proven : [first.holder];
}

/** Whether a name is one that a player is known by; true while none is known. */
export async function fitsKnownNames(tx: Tx, player: bigint, name: string): Promise<boolean> {
  return holds(name, await knownNames(tx, player, await selectBankAccounts(tx, player)));
}
