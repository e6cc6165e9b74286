import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { currentSection } from "../../settings/index.ts";
import { limitsOf } from "../limits.ts";
import { lockPlayer } from "../players.store.ts";
import { claimNumber, recordRefusedClaim } from "./account-owners.store.ts";
import { holds, normaliseNumber, sameName, type BankAccount } from "./bank-account.ts";
import {
  insertBankAccount,
  restoreBankAccount,
  selectBankAccounts,
} from "./bank-accounts.store.ts";
import { knownNames } from "./known-names.ts";

/** Accounts that one player may have had, with those that were removed. */
const MOST_EVER = 50;

export type BindRefusal = "HOLDER_DIFFERS" | "TOO_MANY_ACCOUNTS" | "ACCOUNT_NUMBER_REFUSED";

export interface NewBankAccount {
  readonly player: bigint;
  readonly brandId: bigint;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/**
 * Binds an account for withdrawals. Its holder must be the player under a proven name, or where the
 * registration asks for none, the holder of the first account. The first one may be used at once;
 * later ones wait as the brand wants, so that a stolen login can't send the money away at once. A
 * number belongs to one player of a brand; a second one is refused, and the attempt recorded for
 * staff. Binding the same account again answers the bound one; one that was removed comes back and
 * waits, and removing the first spares the next one no wait.
 */
export async function bindBankAccount(
  tx: Tx,
  wanted: NewBankAccount,
): Promise<Result<BankAccount, BindRefusal>> {
  const { player, brandId, holder } = wanted;
  await lockPlayer(tx, player);
  const number = normaliseNumber(wanted.number);
  const bound = await selectBankAccounts(tx, player);
  const [first] = bound;
  const names = await knownNames(tx, player, bound);
  if (!holds(holder, names)) return refuse("HOLDER_DIFFERS");
  const same = bound.find(
    (account) => account.number === number && sameName(account.bank, wanted.bank),
  );
  if (same && !same.removed) return ok(same);
  const { bankAccountsMax, bankAccountWaitHours } = limitsOf(
    await currentSection(tx, brandId, "cashier"),
  );
  const kept = bound.filter(({ removed }) => !removed);
  if (kept.length >= bankAccountsMax) return refuse("TOO_MANY_ACCOUNTS");
  if (same) return ok(await restoreBankAccount(tx, { id: same.id, holder }, bankAccountWaitHours));
  if (bound.length >= MOST_EVER) return refuse("TOO_MANY_ACCOUNTS");
  if (!(await claimNumber(tx, { brandId, number, player }))) {
    await recordRefusedClaim(tx, { brandId, number, player });
    return refuse("ACCOUNT_NUMBER_REFUSED");
  }
  return ok(
    await insertBankAccount(
      tx,
      { ...wanted, number, publicId: newPublicId("ba") },
      first ? bankAccountWaitHours : 0,
    ),
  );
}
