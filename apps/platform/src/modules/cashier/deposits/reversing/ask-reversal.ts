import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { depositsAsking } from "../../asking.ts";
import type { Deposit } from "../deposit.ts";
import { lockDeposit } from "../deposits.store.ts";
import { reversalOf } from "./reversal-approval.ts";
import { reverseDeposit } from "./reverse-deposit.ts";

/** What asking for a reversal can be refused with. */
export const REVERSAL_REFUSALS = {
  NOT_FOUND: true,
  WRONG_STATE: true,
  SECOND_PERSON_NEEDED: true,
  TOO_NEW: true,
} as const;

/**
 * One person asks for a deposit to be reversed under the bank's number of the charge-back; another
 * who gives the same number, or agrees under Approvals, carries it out. Always two, whatever the
 * amount.
 */
export async function askReversal(
  tx: Tx,
  wallet: Wallet,
  asked: {
    readonly publicId: string;
    readonly reference: string;
    readonly reason: string;
    readonly staff: ActingStaff;
  },
): Promise<Result<Deposit, keyof typeof REVERSAL_REFUSALS>> {
  const { publicId, reference, reason, staff } = asked;
  const deposit = await lockDeposit(tx, publicId, { brandId: staff.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  if (deposit.status !== "SUCCEEDED") return refuse("WRONG_STATE");
  const agreed = await agree(
    tx,
    staff,
    { ...reversalOf(deposit, reference, staff), reason },
    depositsAsking,
  );
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  return agreed.value.state === "AGREED"
    ? ok(await reverseDeposit(tx, wallet, deposit, staffActor(staff), reason))
    : ok(deposit);
}
