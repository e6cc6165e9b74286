import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import type { Player } from "../../players/index.ts";
import { secretChanged } from "../facts.ts";
import { reopenFirstLogin } from "../first-login/first-login.store.ts";
import { selectSecretHash } from "../identity.store.ts";
import { writePaymentPassword } from "./payment.store.ts";
import { postponeWithdrawals } from "./postpone-withdrawals.ts";

/**
 * Removes the payment password of a player who can neither remember nor recover it; two people
 * decide that. The next sign-in asks for a new one, withdrawals wait, and the owner gets an
 * e-mail.
 */
export async function resetPaymentPassword(
  tx: Tx,
  player: Pick<Player, "id" | "brandId" | "username">,
): Promise<Result<undefined, "NO_PAYMENT_PASSWORD">> {
  const before = await selectSecretHash(tx, player.id, "payment");
  if (
    before === undefined ||
    !(await writePaymentPassword(tx, player.id, { before, after: null, how: "RESET", place: null }))
  )
    return refuse("NO_PAYMENT_PASSWORD");
  await postponeWithdrawals(tx, player.id);
  await reopenFirstLogin(tx, player.id);
  await tellFact(tx, secretChanged, { player: player.id, secret: "payment", how: "reset" });
  return ok(undefined);
}
