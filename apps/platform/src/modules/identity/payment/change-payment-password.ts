import { ok, refuse, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { tellFact } from "../../facts/index.ts";
import { secretChanged } from "../facts.ts";
import { askPassword, type AskPasswordRefusal } from "../guessing/ask-password.ts";
import type { SignedIn } from "../identity.ts";
import { selectSecretHash } from "../identity.store.ts";
import { writePaymentPassword } from "./payment.store.ts";

export type ChangePaymentRefusal = AskPasswordRefusal | "NO_PAYMENT_PASSWORD" | "SAME_PASSWORD";

/**
 * Changes a payment password, given the old one. Wrong old ones are counted as guesses; the owner
 * gets an e-mail.
 */
export async function changePaymentPassword(
  { db }: Platform,
  player: SignedIn,
  { old, fresh, ip }: { readonly old: string; readonly fresh: string; readonly ip: string },
): Promise<Result<undefined, ChangePaymentRefusal>> {
  const before = await selectSecretHash(db, player.id, "payment");
  if (before === undefined) return refuse("NO_PAYMENT_PASSWORD");
  const asked = await askPassword(db, player, { secret: "payment", typed: old, ip });
  if (!asked.ok) return asked;
  if (old === fresh) return refuse("SAME_PASSWORD");
  const after = await hashPassword(fresh);
  return db.inTransaction(async (tx) => {
    // Of two concurrent changes, only one still finds the password it was checked against.
    if (
      !(await writePaymentPassword(tx, player.id, {
        before,
        after,
        how: "CHANGED",
        place: placeOf(ip),
      }))
    )
      return refuse("WRONG_PASSWORD");
    await tellFact(tx, secretChanged, { player: player.id, secret: "payment", how: "changed" });
    return ok(undefined);
  });
}
