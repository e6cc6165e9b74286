import { ok, refuse, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { finishFirstLogin } from "../first-login/finish-first-login.ts";
import type { SignedIn } from "../identity.ts";
import { selectSecretHash } from "../identity.store.ts";
import { writePaymentPassword } from "./payment.store.ts";
import { postponeWithdrawals } from "./postpone-withdrawals.ts";
import { proveOwner, type OwnerProof, type ProofRefusal } from "./prove-owner.ts";

/**
 * Sets a player's first payment password. With a code, withdrawals wait from the time the number or
 * e-mail was verified: a borrowed browser could have added its own a moment ago.
 */
export async function setPaymentPassword(
  platform: Platform,
  player: SignedIn,
  fresh: string,
  proof: OwnerProof,
): Promise<Result<undefined, ProofRefusal | "PAYMENT_PASSWORD_SET">> {
  const { db } = platform;
  if ((await selectSecretHash(db, player.id, "payment")) !== undefined)
    return refuse("PAYMENT_PASSWORD_SET");
  const proven = await proveOwner(platform, player, proof, false);
  if (!proven.ok) return proven;
  const provenAt = proven.value;
  const after = await hashPassword(fresh);
  return db.inTransaction(async (tx) => {
    const how = provenAt === null ? "SET" : "SET_BY_CODE";
    if (
      !(await writePaymentPassword(tx, player.id, {
        before: null,
        after,
        how,
        place: placeOf(proof.ip),
      }))
    )
      return refuse("PAYMENT_PASSWORD_SET");
    if (provenAt !== null) await postponeWithdrawals(tx, player.id, provenAt);
    await finishFirstLogin(tx, player.id);
    return ok(undefined);
  });
}
