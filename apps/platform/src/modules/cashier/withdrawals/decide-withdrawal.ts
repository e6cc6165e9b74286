import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { valueOf, type AnyRefusal } from "../refusals.ts";
import { publishWithdrawal } from "./publish-withdrawal.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { lockWithdrawal } from "./withdrawals.store.ts";

/** What a member of staff decides about a withdrawal, for the audit trail. */
interface Decision {
  readonly action: string;
  /** Public id of the withdrawal. */
  readonly subject: string;
  readonly reason?: string | undefined;
  /** What they saw at the bank: amount in ledger units and number. */
  readonly saw?: { readonly amount: string; readonly reference: string };
}

/**
 * Runs a decision and its line in the audit trail in one transaction, then notifies the player.
 * Throws the refusal as its HTTP answer.
 */
export async function decideWithdrawal(
  platform: Platform,
  staff: StaffSignedIn,
  { saw, ...decision }: Decision,
  decide: (tx: Tx) => Promise<Result<Withdrawal, AnyRefusal>>,
): Promise<Withdrawal> {
  const result = await platform.db.inTransaction(async (tx) => {
    const before = await lockWithdrawal(tx, decision.subject, { brandId: staff.brandId });
    const outcome = await decide(tx);
    if (outcome.ok) {
      const { brandId } = outcome.value;
      const after = { ...trace(outcome.value), ...(saw ? { saw } : {}) };
      await recordAudit(tx, {
        actor: staff.username,
        ...decision,
        brandId,
        before: trace(before),
        after,
      });
    }
    return outcome;
  });
  const withdrawal = valueOf(result);
  publishWithdrawal(platform, withdrawal);
  return withdrawal;
}

function trace(withdrawal: Withdrawal | undefined) {
  return (
    withdrawal && {
      status: withdrawal.status,
      amount: withdrawal.units.toString(),
      reference: withdrawal.reference,
    }
  );
}
