import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  agree,
  isWithinLimits,
  mayActAlone,
  noteAlone,
  type AloneLimits,
} from "../../approvals/index.ts";
import { clerkActor, type Actor, type Clerk } from "../cashier.ts";
import type { Wallet } from "../../wallet/index.ts";
import { creditDeposit } from "./credit-deposit.ts";
import type { Deposit } from "./deposit.ts";
import { creditOf } from "./deposit-approval.ts";
import { upsertSighting } from "./deposit-approvals.store.ts";
import { isTxnTaken, lockDeposit, moveDeposit, setPaid } from "./deposits.store.ts";

export interface DepositApproval {
  readonly publicId: string;
  /** What arrived, in ledger units: this is credited. */
  readonly paidUnits: bigint;
  /** The bank's number of the transfer. A provider's payment keeps its own. */
  readonly reference: string;
  readonly clerk: Clerk;
  /** What one person may credit alone where the brand says nothing else. */
  readonly standard: AloneLimits;
}

/** What an approval can be refused with. */
export const APPROVE_DEPOSIT_REFUSALS = {
  NOT_FOUND: true,
  WRONG_STATE: true,
  PAID_AMOUNT_DIFFERS: true,
  PAID_CURRENCY_DIFFERS: true,
  REFERENCE_USED: true,
  SECOND_PERSON_NEEDED: true,
  TOO_NEW: true,
} as const;

export type ApproveDepositRefusal = keyof typeof APPROVE_DEPOSIT_REFUSALS;

/**
 * Staff confirm that money arrived. A provider's payment is credited with what the provider said; a manual transfer with what staff saw at the bank,
 * under the bank's number, which credits once whatever happens. What came in another currency is not credited by anybody: its figure means something else. Above what one person may credit, at once or in a day with it, the first person's figures are noted, and the deposit waits, as it is, until
 * another person has seen the same amount and number. The same approval again answers the same deposit.
 */
export async function approveDeposit(
  tx: Tx,
  wallet: Wallet,
  approval: DepositApproval,
): Promise<Result<Deposit, ApproveDepositRefusal>> {
  const deposit = await lockDeposit(tx, approval.publicId, { brandId: approval.clerk.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  if (!approval.clerk.trusted) return refuse("TOO_NEW");
  const manual = deposit.method === "bank-transfer";
  const reference = manual ? approval.reference : (deposit.providerTxn ?? approval.reference);
  if (deposit.status === "SUCCEEDED") {
    return deposit.paidUnits === approval.paidUnits && deposit.providerTxn === reference
      ? ok(deposit)
      : refuse("WRONG_STATE");
  }
  if (deposit.paidCurrency !== null && deposit.paidCurrency !== deposit.currency)
    return refuse("PAID_CURRENCY_DIFFERS");
  if (!manual && deposit.status === "REVIEW" && deposit.paidUnits !== approval.paidUnits)
    return refuse("PAID_AMOUNT_DIFFERS");
  if (manual && (await isTxnTaken(tx, deposit, reference))) return refuse("REFERENCE_USED");
  const actor = clerkActor(approval.clerk);
  const ready = await bringToDecision(tx, deposit, actor, manual);
  if (!ready) return refuse("WRONG_STATE");
  const move = creditOf(ready, approval.paidUnits, reference, approval.clerk);
  const alone = await mayActAlone(tx, approval.clerk, move, approval.standard);
  const agreed = await agree(tx, approval.clerk, move, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  await upsertSighting(tx, deposit.id, approval.clerk, approval.paidUnits, reference);
  if (agreed.value.state === "WAITING") return ok(ready);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(
    await creditDeposit(
      tx,
      wallet,
      await setPaid(tx, ready, { units: approval.paidUnits, currency: ready.currency }, reference),
      actor,
      {
        reference,
      },
    ),
  );
}

/** Walks a deposit to the state in which it may be credited; undefined when there is no way. Money seen at the bank needs no slip. */
async function bringToDecision(
  tx: Tx,
  deposit: Deposit,
  actor: Actor,
  manual: boolean,
): Promise<Deposit | undefined> {
  switch (deposit.status) {
    case "SUBMITTED":
    case "REVIEW":
      return deposit;
    case "AWAITING_PAYMENT":
      return manual
        ? moveDeposit(tx, deposit, "SUBMITTED", actor, { reason: "Seen at the bank" })
        : undefined;
    case "EXPIRED":
    case "CANCELLED":
      return manual
        ? moveDeposit(
            tx,
            await moveDeposit(tx, deposit, "LATE_PAID", actor, { reason: "Seen at the bank" }),
            "REVIEW",
            actor,
          )
        : undefined;
    default:
      return undefined;
  }
}

/** Whether this member of staff could credit so much of a deposit alone, for what a page shows. */
export function mayCreditAlone(
  tx: Tx,
  deposit: Deposit,
  paidUnits: bigint,
  clerk: Clerk,
  standard: AloneLimits,
): Promise<boolean> {
  return isWithinLimits(tx, clerk, creditOf(deposit, paidUnits, "", clerk), standard);
}
