import type { Database } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { SignedIn } from "../identity.ts";
import { selectSecretHash } from "../identity.store.ts";
import type { Secret } from "./guesses.store.ts";
import { judgePassword } from "./judge-password.ts";

export type AskPasswordRefusal = "WRONG_PASSWORD" | "TOO_MANY_ATTEMPTS";

/**
 * Whether what a signed-in player typed is their password, or their payment password: asked again before money leaves or a secret changes. A wrong answer is a guess like
 * one at sign-in, so a borrowed browser is no way to guess. Slow on purpose; call it before the transaction it is for.
 */
export async function askPassword(
  db: Database,
  player: Pick<SignedIn, "id" | "brandId" | "username">,
  {
    secret = "login",
    typed,
    ip,
  }: { readonly secret?: Secret; readonly typed: string; readonly ip: string },
): Promise<Result<undefined, AskPasswordRefusal>> {
  const { brandId, username } = player;
  const stored = await selectSecretHash(db, player.id, secret);
  const judged = await judgePassword(
    db,
    { brandId, name: username.toLowerCase(), ip, secret },
    { typed, stored, lettersRead: true },
  );
  if (judged.ok) return judged;
  return refuse(judged.refusal === "CAPTCHA_NEEDED" ? "WRONG_PASSWORD" : judged.refusal);
}
