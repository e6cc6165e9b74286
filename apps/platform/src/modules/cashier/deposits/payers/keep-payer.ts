import type { Tx } from "@perya/postgres";
import type { Deposit } from "../deposit.ts";
import { LONGEST_NAME, replaces, type PayerWord } from "./payer-word.ts";
import { insertPayer, selectPayers } from "./payers.store.ts";

/**
 * Keeps the name of the account that paid, where none is known that counts more; none is told with
 * null. The caller holds the deposit.
 */
export async function keepPayer(
  tx: Tx,
  deposit: Deposit,
  word: Omit<PayerWord, "payer"> & { readonly payer: string | null },
): Promise<Deposit> {
  if (word.payer === null) return deposit;
  const payer = word.payer.slice(0, LONGEST_NAME);
  const told = { ...word, payer };
  if (!replaces(told, (await selectPayers(tx, deposit)).at(-1))) return deposit;
  await insertPayer(tx, deposit, told);
  return { ...deposit, payer };
}
