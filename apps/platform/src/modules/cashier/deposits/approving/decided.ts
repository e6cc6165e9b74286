import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Platform } from "../../../../platform.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { StaffSignedIn } from "../../../staff/index.ts";
import { valueForStaff, type CashierRefusal } from "../../refusals.ts";
import type { Deposit } from "../deposit.ts";
import { lockDeposit } from "../deposits.store.ts";
import { trace } from "../operator-wire.ts";
import { publishDeposit } from "../publish-deposit.ts";

/** What a member of staff decides about a deposit, for the audit trail. */
interface Decision {
  readonly action: string;
  readonly subject: string;
  readonly reason?: string;
  /** What they saw at the bank: amount in ledger units and number. */
  readonly saw?: {
    readonly paid: string;
    readonly reference: string;
    readonly payer?: string | undefined;
    /** Whose account it went back to, and why to another one than it came from. */
    readonly payee?: string | null;
    readonly why?: string | null;
  };
}

/** Runs a decision and its line in the audit trail in one transaction, then notifies the player. */
export async function decided(
  platform: Platform,
  staff: StaffSignedIn,
  { saw, ...audit }: Decision,
  decide: (tx: Tx) => Promise<Result<Deposit, CashierRefusal>>,
): Promise<Deposit> {
  const result = await platform.db.inTransaction(async (tx) => {
    const before = await lockDeposit(tx, audit.subject, { brandId: staff.brandId });
    const outcome = await decide(tx);
    if (outcome.ok)
      await recordAudit(tx, {
        actor: staff.username,
        ...audit,
        brandId: outcome.value.brandId,
        before: trace(before),
        after: { ...trace(outcome.value), ...(saw ? { saw } : {}) },
      });
    return outcome;
  });
  const deposit = valueForStaff(result);
  publishDeposit(platform, deposit);
  return deposit;
}
