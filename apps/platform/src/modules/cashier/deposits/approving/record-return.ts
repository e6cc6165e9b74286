import type { Tx } from "@perya/postgres";
import { rejectRequests } from "../../../approvals/index.ts";
import { tellFact } from "../../../facts/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { depositRefused } from "../../facts.ts";
import { sameName } from "../../bank-accounts/bank-account.ts";
import { isTransfer, type Deposit } from "../deposit.ts";
import { isTxnTaken, moveDeposit, setPaid, setReturnedTo } from "../deposits.store.ts";
import { CREDIT_KIND } from "./deposit-approval.ts";

/** A payment that went back. */
export interface Sent {
  /** What arrived and was sent back, in ledger units of the currency it was paid in. */
  readonly paidUnits: bigint;
  /** The bank's number of the payment that arrived. A reported payment keeps its own. */
  readonly reference: string;
  /** The bank's number of the transfer back. */
  readonly returnReference: string;
  /** The name of the account that it went back to; null where nobody has said. */
  readonly payee: string | null;
  /** Why that is another account than it came from; null where it is the same. */
  readonly why: string | null;
}

export type ReturnRefusal =
  | "WRONG_STATE"
  | "TAKEN_BACK"
  | "PAID_AMOUNT_DIFFERS"
  | "REFERENCE_USED"
  | "OTHER_PAYEE";

/**
 * Whether a payment went to another account than it came from, as far as that is known. Nobody has
 * said where it went is another one too.
 */
export function wentElsewhere({ payer }: Deposit, { payee }: Pick<Sent, "payee">): boolean {
  return payer !== null && (payee === null || !sameName(payee, payer));
}

/** Why a payment can't be recorded as sent back; the caller holds its deposit. */
export async function refusedReturn(
  tx: Tx,
  deposit: Deposit,
  sent: Sent,
): Promise<ReturnRefusal | undefined> {
  const { paidUnits, reference } = sent;
  if (deposit.status !== "SUBMITTED" && deposit.status !== "REVIEW") return "WRONG_STATE";
  if (deposit.takenBackAt !== null) return "TAKEN_BACK";
  if (deposit.paidUnits !== null && deposit.paidUnits !== paidUnits) return "PAID_AMOUNT_DIFFERS";
  if (wentElsewhere(deposit, sent) && (sent.payee === null || sent.why === null))
    return "OTHER_PAYEE";
  const number = deposit.providerTxn ?? reference;
  return isTransfer(deposit) && (await isTxnTaken(tx, deposit, number))
    ? "REFERENCE_USED"
    : undefined;
}

/**
 * Records that a payment went back. What arrived, under which number, stays with the deposit, so
 * the same payment can't be credited afterwards. A colleague who had seen it reads why.
 */
export async function recordReturn(
  tx: Tx,
  deposit: Deposit,
  sent: Sent,
  reason: string,
  by: Omit<ActingStaff, "brandId">,
): Promise<Deposit> {
  const { paidUnits, reference, returnReference, payee } = sent;
  const currency = deposit.paidCurrency ?? deposit.currency;
  const number = deposit.providerTxn ?? reference;
  const paid = await setPaid(tx, deposit, { units: paidUnits, currency }, number);
  const note = { reason, reference: returnReference };
  const why = wentElsewhere(deposit, sent) ? sent.why : null;
  if (payee !== null) await setReturnedTo(tx, deposit, { payee, why });
  const returned = await moveDeposit(tx, paid, "RETURNED", `staff:${by.username}`, note);
  const { player, publicId } = deposit;
  const told = { deposit: publicId, player, currency, units: paidUnits, sentBack: true };
  await tellFact(tx, depositRefused, told);
  await rejectRequests(tx, { kind: CREDIT_KIND, subject: publicId }, by, reason);
  return returned;
}
