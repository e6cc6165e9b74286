import { ok, refuse, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { tellFact } from "../../facts/index.ts";
import { secretChanged } from "../facts.ts";
import type { SignedIn } from "../identity.ts";
import { selectSecretHash } from "../identity.store.ts";
import { writePaymentPassword } from "./payment.store.ts";
import { postponeWithdrawals } from "./postpone-withdrawals.ts";
import { proveOwner, type OwnerProof, type ProofRefusal } from "./prove-owner.ts";

/**
 * Replaces a forgotten payment password: a code and, where there is one, the login password.
 * Withdrawals then wait, and the owner gets an e-mail.
 */
export async function recoverPaymentPassword(
  platform: Platform,
  player: SignedIn,
  fresh: string,
  proof: OwnerProof,
): Promise<Result<undefined, ProofRefusal | "NO_PAYMENT_PASSWORD">> {
  const { db } = platform;
  const before = await selectSecretHash(db, player.id, "payment");
  if (before === undefined) return refuse("NO_PAYMENT_PASSWORD");
  const proven = await proveOwner(platform, player, proof, true);
  if (!proven.ok) return proven;
  const after = await hashPassword(fresh);
  return db.inTransaction(async (tx) => {
    // The code is used up; losing to a concurrent change is rare enough to ask for another code.
    if (
      !(await writePaymentPassword(tx, player.id, {
        before,
        after,
        how: "RECOVERED",
        place: placeOf(proof.ip),
      }))
    )
      return refuse("CODE_EXPIRED");
    await postponeWithdrawals(tx, player.id);
    await tellFact(tx, secretChanged, { player: player.id, secret: "payment", how: "recovered" });
    return ok(undefined);
  });
}
