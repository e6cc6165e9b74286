import type { Tx } from "@perya/postgres";
import { holds } from "../bank-accounts/bank-account.ts";
import { selectBankAccounts } from "../bank-accounts/bank-accounts.store.ts";
import { provenNames } from "../bank-accounts/proven-names.ts";
import type { Deposit } from "./deposit.ts";

/**
 * Whether a deposit was paid under a name that is none of its player's: those of the registration
 * and of the bank accounts. False where the payer or every name of the player is unknown.
 */
export async function isOtherPayer(
  tx: Tx,
  { player, payer }: Pick<Deposit, "player" | "payer">,
): Promise<boolean> {
  if (payer === null) return false;
  const accounts = await selectBankAccounts(tx, player);
  return !holds(payer, [
    ...(await provenNames(tx, player)),
    ...accounts.map(({ holder }) => holder),
  ]);
}
