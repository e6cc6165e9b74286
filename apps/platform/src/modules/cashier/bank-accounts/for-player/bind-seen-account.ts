import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { loginBarredUntil } from "../../../identity/index.ts";
import type { Payer } from "../../cashier.ts";
import { holds, type BankAccount } from "../bank-account.ts";
import { bindBankAccount, type BindRefusal } from "../bind-bank-account.ts";
import { selectBankAccounts } from "../bank-accounts.store.ts";
import { knownNames } from "../known-names.ts";
import type { SeenAccount } from "./account-request.ts";

export type SeenAccountRefusal = BindRefusal | "MAY_SIGN_IN" | "NAME_UNKNOWN";

/** Why staff can't bind an account for a player; undefined where they can. */
export async function refusedAccount(
  tx: Tx,
  { id }: Pick<Payer, "id">,
  holder: string,
): Promise<"MAY_SIGN_IN" | "NAME_UNKNOWN" | "HOLDER_DIFFERS" | undefined> {
  if ((await loginBarredUntil(tx, id)) === null) return "MAY_SIGN_IN";
  const names = await knownNames(tx, id, await selectBankAccounts(tx, id));
  if (names.length === 0) return "NAME_UNKNOWN";
  return holds(holder, names) ? undefined : "HOLDER_DIFFERS";
}

/** Binds what two people saw, by the rules of an account that a player binds. */
export async function bindSeenAccount(
  tx: Tx,
  player: Pick<Payer, "id" | "brandId">,
  { bank, number, holder }: SeenAccount,
): Promise<Result<BankAccount, SeenAccountRefusal>> {
  const refused = await refusedAccount(tx, player, holder);
  if (refused) return refuse(refused);
  return bindBankAccount(tx, { player: player.id, brandId: player.brandId, bank, number, holder });
}
