import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { BANK_ACCOUNTS_MAX, BANK_ACCOUNT_WAIT_HOURS } from "../limits.ts";
import { lockPlayer } from "../players.store.ts";
import { sameName, type BankAccount } from "./bank-account.ts";
import { insertBankAccount, selectBankAccounts } from "./bank-accounts.store.ts";

export type BindRefusal = "HOLDER_DIFFERS" | "TOO_MANY_ACCOUNTS";

export interface NewBankAccount {
  readonly player: bigint;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/**
 * Binds an account for withdrawals. The first one may be used at once and its holder's name becomes the name all later ones must have; later ones wait a
 * day, so that whoever steals a login can't send the money away the same evening. Binding the same account again answers the bound one.
 */
export async function bindBankAccount(tx: Tx, wanted: NewBankAccount): Promise<Result<BankAccount, BindRefusal>> {
  await lockPlayer(tx, wanted.player);
  const number = wanted.number.replace(/[\s-]/g, "");
  const bound = await selectBankAccounts(tx, wanted.player);
  const [first] = bound;
  if (first && !sameName(first.holder, wanted.holder)) return refuse("HOLDER_DIFFERS");
  const same = bound.find((account) => account.number === number && account.bank === wanted.bank);
  if (same) return ok(same);
  if (bound.length >= BANK_ACCOUNTS_MAX) return refuse("TOO_MANY_ACCOUNTS");
  return ok(await insertBankAccount(tx, { ...wanted, number, publicId: newPublicId("ba") }, first ? BANK_ACCOUNT_WAIT_HOURS : 0));
}
