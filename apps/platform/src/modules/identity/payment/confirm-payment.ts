import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { hasAuthenticator } from "../authenticator/authenticator.store.ts";
import { rightCode, type TakeCode } from "../authenticator/check-authenticator.ts";
import { askPassword, type AskPasswordRefusal } from "../guessing/ask-password.ts";
import type { SignedIn } from "../identity.ts";
import type { ConfirmingSecret } from "./payment.ts";
import { selectPasswordsSet } from "./payment.store.ts";

export type ConfirmPaymentRefusal =
  | AskPasswordRefusal
  | "PAYMENT_PASSWORD_NEEDED"
  | "AUTHENTICATOR_CODE_NEEDED"
  | "WRONG_AUTHENTICATOR_CODE";

/** What a player typed to confirm. */
export interface TypedConfirmation {
  readonly password: string;
  /** Of the authenticator app or a recovery code; empty where none is asked for. */
  readonly code: string;
  readonly ip: string;
  /** The same was confirmed before with a code, and is only sent again: codes work once. */
  readonly again: boolean;
}

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
 * whatever else moves money or points away from an account; and beside it a code of their
 * authenticator app, where they have one. Wrong answers are counted as guesses. Slow on purpose;
 * call it before the transaction it is for, and what it answers in that: it uses the code up, so
 * that a refused request leaves it, and is false when another request took it meanwhile.
 */
export async function confirmPayment(
  platform: Platform,
  player: SignedIn,
  { password, code, ip, again }: TypedConfirmation,
): Promise<Result<TakeCode, ConfirmPaymentRefusal>> {
  const { db } = platform;
  const secret = await confirmingSecret(db, player.id);
  if (secret === undefined) return refuse("PAYMENT_PASSWORD_NEEDED");
  const asked = await askPassword(db, player, { secret, typed: password, ip });
  if (!asked.ok) return asked;
  if (again || !(await hasAuthenticator(db, player.id))) return ok(async () => true);
  return code === ""
    ? refuse("AUTHENTICATOR_CODE_NEEDED")
    : rightCode(platform, player, { code, ip });
}
