import type { Tx } from "@perya/postgres";
import { rejectRequests } from "../../../approvals/index.ts";
import { tellFact } from "../../../facts/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { depositRefused } from "../../facts.ts";
import { isTransfer, type Deposit } from "../deposit.ts";
import { isTxnTaken, moveDeposit, setPaid } from "../deposits.store.ts";
import { CREDIT_KIND } from "./deposit-approval.ts";

/** A payment that went back. */
export interface Sent {
  /** What arrived and was sent back, in ledger units of the currency it was paid in. */
  readonly paidUnits: bigint;
  /** The bank's number of the payment that arrived. A reported payment keeps its own. */
  readonly reference: string;
  /** The bank's number of the transfer back. */
  readonly returnReference: string;
}

export type ReturnRefusal = "WRONG_STATE" | "TAKEN_BACK" | "PAID_AMOUNT_DIFFERS" | "REFERENCE_USED";

/** Why a payment can't be recorded as sent back; the caller holds its deposit. */
export async function refusedReturn(
  tx: Tx,
  deposit: Deposit,
  { paidUnits, reference }: Sent,
): Promise<ReturnRefusal | undefined> {
  if (deposit.status !== "SUBMITTED" && deposit.status !== "REVIEW") return "WRONG_STATE";
  if (deposit.takenBackAt !== null) return "TAKEN_BACK";
  if (deposit.paidUnits !== null && deposit.paidUnits !== paidUnits) return "PAID_AMOUNT_DIFFERS";
  const number = deposit.providerTxn ?? reference;
  return isTransfer(deposit) && (await isTxnTaken(tx, deposit, number))
    ? "REFERENCE_USED"
    : undefined;
}

/**
 * Records that a payment went back to its source. What arrived, under which number, stays with the
 * deposit, so the same payment can't be credited afterwards. A
 * colleague who had seen it reads why.
 */
export async function recordReturn(
  tx: Tx,
  deposit: Deposit,
  { paidUnits, reference, returnReference }: Sent,
  reason: string,
  by: Omit<ActingStaff, "brandId">,
): Promise<Deposit> {
  const currency = deposit.paidCurrency ?? deposit.currency;
  const number = deposit.providerTxn ?? reference;
  const paid = await setPaid(tx, deposit, { units: paidUnits, currency }, number);
  const note = { reason, reference: returnReference };
  const returned = await moveDeposit(tx, paid, "RETURNED", `staff:${by.username}`, note);
  const { player, publicId } = deposit;
  const told = { deposit: publicId, player, currency, units: paidUnits, sentBack: true };
  await tellFact(tx, depositRefused, told);
  await rejectRequests(tx, { kind: CREDIT_KIND, subject: publicId }, by, reason);
  return returned;
}
