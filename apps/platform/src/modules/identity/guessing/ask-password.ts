import type { Database } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { SignedIn } from "../identity.ts";
import { selectSecretHash } from "../identity.store.ts";
import type { PasswordSecret } from "./guesses.store.ts";
import { checkPassword } from "./check-password.ts";

export type AskPasswordRefusal = "WRONG_PASSWORD" | "TOO_MANY_ATTEMPTS";

/**
 * Checks the password or payment password of a signed-in player, required before a withdrawal or a
 * change of a secret. A wrong answer counts as a guess at sign-in, so a borrowed browser is no way
 * to guess. Slow on purpose; call it before the transaction it is for.
 */
export async function askPassword(
  db: Database,
  player: Pick<SignedIn, "id" | "brandId" | "username">,
  {
    secret = "login",
    typed,
    ip,
  }: { readonly secret?: PasswordSecret; readonly typed: string; readonly ip: string },
): Promise<Result<undefined, AskPasswordRefusal>> {
  const { brandId, username } = player;
  const stored = await selectSecretHash(db, player.id, secret);
  const checked = await checkPassword(
    db,
    { brandId, name: username.toLowerCase(), ip, secret },
    { typed, stored, lettersRead: true },
  );
  if (checked.ok) return checked;
  return refuse(checked.refusal === "CAPTCHA_NEEDED" ? "WRONG_PASSWORD" : checked.refusal);
}
