import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { UNPAID, type Deposit } from "./deposit.ts";
import { lockDeposit, moveDeposit } from "./deposits.store.ts";

/** The player cancels an unpaid deposit. Idempotent. */
export async function cancelDeposit(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<Result<Deposit, "NOT_FOUND" | "WRONG_STATE">> {
  const deposit = await lockDeposit(tx, publicId, { player });
  if (!deposit) return refuse("NOT_FOUND");
  if (deposit.status === "CANCELLED") return ok(deposit);
  if (!UNPAID.includes(deposit.status)) return refuse("WRONG_STATE");
  return ok(await moveDeposit(tx, deposit, "CANCELLED", "player"));
}
