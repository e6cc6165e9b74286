import type { Database, Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { askPassword, type AskPasswordRefusal } from "../guessing/ask-password.ts";
import type { SignedIn } from "../identity.ts";
import type { ConfirmingSecret } from "./payment.ts";
import { selectPasswordsSet } from "./payment.store.ts";

export type ConfirmPaymentRefusal = AskPasswordRefusal | "PAYMENT_PASSWORD_NEEDED";

/**
 * The password that confirms a withdrawal of money or points: the payment password if there is one,
 * else the login password; undefined if there is neither.
 */
export async function confirmingSecret(
  tx: Tx,
  playerId: bigint,
): Promise<ConfirmingSecret | undefined> {
  const { payment, login } = await selectPasswordsSet(tx, playerId);
  if (payment) return "payment";
  return login ? "login" : undefined;
}

/**
 * Checks the password with which a signed-in player confirms that money leaves: withdrawals, and
 * whatever else moves money or points away from an account. Wrong answers are counted as guesses.
 * Slow on purpose; call it before the transaction it is for.
 */
export async function confirmPayment(
  db: Database,
  player: Pick<SignedIn, "id" | "brandId" | "username">,
  { typed, ip }: { readonly typed: string; readonly ip: string },
): Promise<Result<undefined, ConfirmPaymentRefusal>> {
  const secret = await confirmingSecret(db, player.id);
  return secret === undefined
    ? refuse("PAYMENT_PASSWORD_NEEDED")
    : askPassword(db, player, { secret, typed, ip });
}
