import type { Tx } from "@perya/postgres";
import { lockDeposit } from "../deposits.store.ts";
import { keepPayer } from "./keep-payer.ts";
import type { LinePayer } from "./payer-word.ts";
import { selectOtherNames } from "./payers.store.ts";

/**
 * Keeps the names that a bank's statement tells of the payers of deposits, in place of what staff
 * typed. What a provider told stays, and so does what two people corrected.
 */
export async function keepStatementPayers(tx: Tx, lines: readonly LinePayer[]): Promise<void> {
  if (lines.length === 0) return;
  for (const { deposit: publicId, payer } of await selectOtherNames(tx, lines)) {
    const deposit = await lockDeposit(tx, publicId, {});
    if (deposit) await keepPayer(tx, deposit, { payer, source: "STATEMENT", actor: "system" });
  }
}
