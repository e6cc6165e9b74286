import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../approvals/index.ts";
import { clerkActor, type Clerk } from "../cashier.ts";
import { returnOf } from "./return-approval.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "./withdrawals.store.ts";

export interface SeenReturn {
  readonly publicId: string;
  /** What came back, in ledger units. */
  readonly returnedUnits: bigint;
  /** The bank's number of the transfer that came back: the proof both people must have seen. */
  readonly reference: string;
  readonly reason: string;
  readonly clerk: Clerk;
}

export type ConfirmReturnRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "TOO_NEW"
  | "RETURNED_AMOUNT_DIFFERS"
  | "SECOND_PERSON_NEEDED";

/**
 * One person confirms at the bank that a sent payout came back. It has failed once two different people typed the same number for the whole amount; until then
 * it stays sent. Only the whole amount can be taken back: the rest has reached the player.
 */
export async function confirmReturn(
  tx: Tx,
  seen: SeenReturn,
): Promise<Result<Withdrawal, ConfirmReturnRefusal>> {
  const { publicId, clerk, reason, returnedUnits, reference } = seen;
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: clerk.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (!clerk.trusted) return refuse("TOO_NEW");
  if (withdrawal.status !== "SENT") return refuse("WRONG_STATE");
  if (returnedUnits !== withdrawal.units) return refuse("RETURNED_AMOUNT_DIFFERS");
  const agreed = await agree(tx, clerk, returnOf(withdrawal, seen, clerk));
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  return ok(
    await moveWithdrawal(tx, withdrawal, "FAILED", clerkActor(clerk), { reason, reference }),
  );
}
